import { product } from '@/shared/product';

/** The data in a citation. */
export interface Cited {
  readonly slug: string;
  readonly title: string;
  readonly authors: readonly string[];
  /** ISO 8601 date. */
  readonly releaseDate: string;
  readonly doi: string | null;
  /** Where the study can be read. */
  readonly url: string;
}

/** A name split in two; a name without a space is all family name. */
interface SplitName {
  readonly family: string;
  readonly given: string;
}

/** Collapses text to one line without control characters. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** The family name is the last word plus any lowercase particles before it: Ludwig | van Beethoven. */
export function splitName(fullName: string): SplitName {
  const words = oneLine(fullName).split(' ');
  let start = words.length - 1;
  while (start > 1 && /^\p{Ll}/u.test(words[start - 1] ?? '')) start -= 1;
  return { family: words.slice(start).join(' '), given: words.slice(0, start).join(' ') };
}

const inTex: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  // BibTeX counts braces even after a backslash, so an unbalanced one would end the field.
  '{': String.raw`\textbraceleft{}`,
  '}': String.raw`\textbraceright{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
};

/** Escapes a text for BibTeX. */
export const bibtexText = (text: string): string =>
  oneLine(text).replaceAll(/[\\{}~^%&#_$]/g, (character) => inTex[character] ?? `\\${character}`);

/** DOIs and URLs stay unescaped, except for characters that would break the field. */
const verbatim = (text: string): string => oneLine(text).replaceAll(/[\\{}\s]/g, encodeURIComponent);

function bibtexName(fullName: string): string {
  const { family, given } = splitName(fullName);
  // BibTeX would treat a comma or “and” inside the name as a separator.
  if (given === '' || /,|\band\b/i.test(fullName)) return `{${bibtexText(fullName)}}`;
  return `${bibtexText(family)}, ${bibtexText(given)}`;
}

const year = ({ releaseDate }: Cited): string => /^\d{4}/.exec(releaseDate)?.[0] ?? '';

const keyOf = (slug: string): string => slug.replaceAll(/[^\w-]+/g, '') || 'research';

/** The study as a BibTeX entry. */
export function bibtexOf(cited: Cited): string {
  const fields = [
    ['author', cited.authors.map(bibtexName).join(' and ')],
    // Double braces preserve capitalization.
    ['title', `{${bibtexText(cited.title)}}`],
    ['institution', `{${bibtexText(product.name)}}`],
    ['year', year(cited)],
    ['doi', verbatim(cited.doi ?? '')],
    ['url', verbatim(cited.url)],
  ] as const;
  const lines = fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${name} = {${value}},\n`);
  return `@techreport{${keyOf(cited.slug)},\n${lines.join('')}}\n`;
}

function risName(fullName: string): string {
  const { family, given } = splitName(fullName.replaceAll('*', ' '));
  return given === '' ? family : `${family}, ${given}`;
}

/** The study as an RIS record, with the line endings that the format requires. */
export function risOf(cited: Cited): string {
  const [day = ''] = cited.releaseDate.split('T');
  const lines = [
    ['TY', 'RPRT'],
    ...cited.authors.map((name) => ['AU', risName(name)]),
    ['TI', cited.title],
    ['PB', product.name],
    ['PY', year(cited)],
    ['DA', day.replaceAll('-', '/')],
    ['DO', cited.doi ?? ''],
    ['UR', cited.url],
  ].map(([tag = '', value = '']) => [tag, oneLine(value)]);
  const written = lines.filter(([, value]) => value !== '').map(([tag, value]) => `${tag}  - ${value}\r\n`);
  return `${written.join('')}ER  - \r\n`;
}
