import * as v from 'valibot';
import { cellsOf, factsOf, type WordFiles } from '../entity.ts';
import { addressField } from '../fields.ts';
import { id, words } from '../values.ts';
import { momentField, zoneField } from '../timeFields.ts';
import type { RowIndex } from '../rowIndex.ts';
import { type Row, type Table, textOf } from '../tables.ts';
import { writeFacts, type WordTree } from '../writing.ts';

/** When and where an event takes place. */
export const eventDate = {
  name: 'event_dates',
  label: 'date',
  key: ['deliverable_id', 'position'],
  fields: {
    starts: momentField('starts_at'),
    ends: momentField('ends_at'),
    zone: zoneField('time_zone'),
    link: addressField('link'),
  },
  words: {},
  placed: ['place'],
  parents: [{ table: 'deliverables', column: 'deliverable_id' }],
  gone: 'delete',
} as const satisfies Table;

export const datesSchema = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({
        ...factsOf(eventDate.fields),
        /** A name defined under `places` in the texts. */
        place: v.optional(id),
      }),
      v.forward(
        v.check(({ starts, ends }) => textOf(starts) < textOf(ends), 'an instant after the start'),
        ['ends'],
      ),
    ),
    'a list of dates',
  ),
  v.minLength(1, 'at least one date'),
  v.maxLength(100, 'at most 100 dates'),
);

export const placesSchema = v.optional(v.record(v.string(), words));
type Places = Readonly<Record<string, string>>;

const placeWords = (names: readonly string[]): Pick<Table, 'words'> => ({
  words: Object.fromEntries(names.map((column) => [column, { column, isRequired: true }])),
});

/** The rows of an event's dates, without the event's ID. */
export function readDates<Output>(
  dates: v.InferOutput<typeof datesSchema>,
  said: WordFiles<Output>,
  path: readonly string[],
  pick: (words: Output) => Places | undefined,
): Row[] {
  const names = dates.flatMap(({ place }) => (place === undefined ? [] : [place]));
  const places = said.cells(placeWords(names), path, pick);
  said.known(path, new Set(names), pick);
  return dates.map(({ place, ...facts }, index) => ({
    position: index + 1,
    ...cellsOf(eventDate.fields, facts),
    place: place === undefined ? null : (places[place] ?? null),
  }));
}

/** The dates of an event, and its places with generated names. */
export function writeDates(rows: RowIndex, path: readonly string[], deliverableId: unknown) {
  const dates = rows.of(eventDate, 'deliverable_id', deliverableId);
  const texts = [...new Set(dates.filter(({ place }) => place !== null).map(({ place }) => textOf(place)))];
  const nameOf = (row: Row) => {
    const index = texts.indexOf(textOf(row['place']));
    return index === -1 ? undefined : `place-${index + 1}`;
  };
  const places = Object.fromEntries(dates.map((row) => [nameOf(row) ?? '', row['place'] ?? null]));
  const words: readonly WordTree[] =
    texts.length === 0
      ? []
      : [{ path, table: placeWords(texts.map((_, index) => `place-${index + 1}`)), row: places }];
  return {
    dates: dates.map((row) => ({ ...writeFacts(eventDate.fields, row), place: nameOf(row) })),
    words,
  };
}
