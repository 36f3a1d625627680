import * as v from 'valibot';
import { isDay, isMoment } from '../../src/shared/days.ts';
import { timeZoneOf } from '../kernel/timeZone.ts';
import { plain, type Field } from './fields.ts';

export const dayField = (column: string): Field => ({
  column,
  schema: v.pipe(v.string('a day'), v.check(isDay, 'a day such as 2026-12-31')),
  write: plain,
});

/**
 * An optional end. The cell is a day that ends in the shop's time zone, or a moment: `inShopTime` and `asShopDays`
 * convert between days and what the database stores.
 */
export const endField = (column: string): Field => ({
  column,
  schema: v.optional(
    v.pipe(
      v.string('a day'),
      v.check(
        (text) => isDay(text) || (isMoment(text) && text.endsWith('Z')),
        'a day such as 2026-12-31, or 2026-12-31T18:00Z',
      ),
      v.transform((text) => (isDay(text) ? text : new Date(text).toISOString())),
    ),
  ),
  write: plain,
  isEnd: true,
});

/** A timestamp of an event, with its UTC offset. */
export const momentField = (column: string): Field => ({
  column,
  schema: v.pipe(
    v.string('an instant such as 2027-01-31T18:00Z, or 2027-01-31T19:00+01:00'),
    v.check(isMoment, 'an instant such as 2027-01-31T18:00Z, or 2027-01-31T19:00+01:00'),
    v.transform((text) => new Date(text).toISOString()),
  ),
  write: (cell) => plain(cell)?.replace(/(?::00)?\.000Z$/, 'Z'),
});

export const zoneField = (column: string): Field => ({
  column,
  schema: v.pipe(
    v.string('a time zone such as Europe/Berlin'),
    v.check((name) => timeZoneOf(name) !== undefined, 'a time zone such as Europe/Berlin'),
  ),
  write: plain,
});
