import { isTimeZone } from '../kernel/timeZone.ts';
import * as v from 'valibot';
import { plain, type Field } from './fields.ts';

const isDay = (text: string): boolean =>
  /^[1-9]\d{3}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);
export const dayField = (column: string): Field => ({
  column,
  schema: v.pipe(v.string('a day'), v.check(isDay, 'a day such as 2026-12-31')),
  write: plain,
});

/** An optional timestamp; a date alone means its start in UTC. */
export const instantField = (column: string): Field => ({
  column,
  schema: v.optional(
    v.pipe(
      v.string('a day'),
      v.regex(
        /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/,
        'a day such as 2026-12-31, or 2026-12-31T18:00Z',
      ),
      v.check((text) => !Number.isNaN(Date.parse(text)), 'a day that there is'),
      v.transform((text) => new Date(text).toISOString()),
    ),
  ),
  write: (cell) => plain(cell)?.replace('T00:00:00.000Z', ''),
});

/** A timestamp of an event, with its UTC offset. */
export const momentField = (column: string): Field => ({
  column,
  schema: v.pipe(
    v.string('an instant such as 2027-01-31T18:00Z, or 2027-01-31T19:00+01:00'),
    v.check(
      (text) =>
        isDay(text.slice(0, 10)) &&
        /^.{10}T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
        !Number.isNaN(Date.parse(text)),
      'an instant such as 2027-01-31T18:00Z, or 2027-01-31T19:00+01:00',
    ),
    v.transform((text) => new Date(text).toISOString()),
  ),
  write: (cell) => plain(cell)?.replace(/(?::00)?\.000Z$/, 'Z'),
});

export const zoneField = (column: string): Field => ({
  column,
  schema: v.pipe(
    v.string('a time zone such as Europe/Berlin'),
    v.check(isTimeZone, 'a time zone such as Europe/Berlin'),
  ),
  write: plain,
});
