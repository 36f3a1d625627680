import type { TariffContent } from './catalogueRows.ts';

/** What a product is, as buyers call it. */
export type ProductKind = 'BOOK' | 'COURSE' | 'EVENT' | 'FILM' | 'PRINTABLE' | 'RECORDING' | 'SOFTWARE';

/** Kinds by the files of which one is enough. A book may come with pictures, and a film with notes to print. */
const byFile: readonly (readonly [ProductKind, RegExp])[] = [
  ['FILM', /^video\//],
  ['RECORDING', /^audio\//],
  ['BOOK', /^application\/epub\+zip/],
  ['PRINTABLE', /^image\//],
  ['BOOK', /^application\/pdf/],
];

/** What a tariff's contents make of a product: dates first, then license keys, then lessons without a file. */
export function kindOf(contents: readonly TariffContent[]): ProductKind | undefined {
  const has = (kind: TariffContent['kind']) => contents.some((content) => content.kind === kind);
  if (has('EVENT')) return 'EVENT';
  const mediaTypes = contents.flatMap(({ media_types: types }) => types);
  const found = byFile.find(([, type]) => mediaTypes.some((mediaType) => type.test(mediaType)));
  if (found) return found[0];
  if (has('LICENCE')) return 'SOFTWARE';
  const texts = contents.filter(({ kind }) => kind === 'TEXT').length;
  if (texts === 0) return undefined;
  return texts === 1 ? 'BOOK' : 'COURSE';
}

/** Of these languages, those in which one of the tariffs has all of its texts. */
export function languagesOf(
  tariffs: readonly (readonly TariffContent[])[],
  prefixes: readonly string[],
): string[] {
  const texts = tariffs.map((contents) => contents.filter(({ kind }) => kind === 'TEXT'));
  return prefixes.filter((prefix) =>
    texts.some((each) => each.length > 0 && each.every(({ langs }) => langs.includes(prefix))),
  );
}
