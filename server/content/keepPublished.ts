import type { Change } from './compare.ts';
import { document } from './kinds/document.ts';
import type { Place, Problems } from './problems.ts';
import { type Row, type Rows, textOf } from './tables.ts';

interface Context {
  readonly stored: Rows;
  readonly places: ReadonlyMap<string, Place>;
  readonly problems: Problems;
  /** `YYYY-MM-DD` in the shop's time zone. */
  readonly today: string;
}

const dayOf = (row: Row): string => textOf(row['in_force_from']);

/** The languages in which a version changes. */
const changedLanguages = ({ cells }: Change): string[] => [
  ...new Set(
    cells.flatMap(({ from, to }) => {
      const [before, after] = [from, to].map((cell) =>
        typeof cell === 'object' && cell !== null ? cell : {},
      );
      return [...Object.keys(before ?? {}), ...Object.keys(after ?? {})].filter(
        (lang) => before?.[lang] !== after?.[lang],
      );
    }),
  ),
];

/**
 * Keeps every version of a document that is or was in force, because orders refer to it: it doesn't change and isn't
 * deleted, and a new one doesn't take its place in the past. Versions that are not in force yet may change and go.
 */
export function keepPublished(
  changes: readonly Change[],
  { stored, places, problems, today }: Context,
): readonly Change[] {
  const before = stored.get(document.name) ?? [];
  const isPublished = (row: Row | undefined) => row !== undefined && dayOf(row) <= today;
  const known = (row: Row) =>
    before.find((each) => each['kind'] === row['kind'] && each['version'] === row['version']);
  const kinds = new Set(
    [...places.keys()].flatMap((place) => (place.startsWith('documents ') ? [place.split(' ')[1]] : [])),
  );
  return changes.filter((change) => {
    const { table, key, how, row } = change;
    if (table !== document) return true;
    if (how === 'deleted') return kinds.has(textOf(row['kind'])) && !isPublished(row);
    const place = places.get(`${table.name} ${key}`) ?? { file: '.' };
    const old = known(row);
    if (old && isPublished(old)) {
      const languages = changedLanguages(change);
      problems.error(
        place,
        `version ${textOf(row['version'])} is in force since ${dayOf(old)}, and orders refer to it; ${languages.length > 0 ? `the text in ${languages.join(', ')}` : 'another day'} needs a new version`,
      );
    }
    const latest = before
      .filter((each) => each['kind'] === row['kind'] && isPublished(each))
      .map(dayOf)
      .toSorted()
      .at(-1);
    if (!isPublished(old) && latest !== undefined && dayOf(row) < latest)
      problems.error(
        place,
        `from ${dayOf(row)} is before the version in force, which began on ${latest}; expected a later day`,
      );
    return true;
  });
}
