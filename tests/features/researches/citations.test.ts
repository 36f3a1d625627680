import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bibtexOf, bibtexText, risOf, splitName, type Cited } from '@/features/researches/citations';
import { product } from '@/shared/product';

const cited: Cited = {
  slug: 'what-a-pause-weighs',
  title: 'What 100 % of a pause weighs: a_b & c#d {e} ~f^ $g \\h',
  authors: ['Inês Duarte', 'Ludwig van Beethoven', 'Okonjo'],
  releaseDate: '2026-03-30',
  doi: '10.5555/pause_4',
  url: 'https://orrery.example/en/researches/what-a-pause-weighs',
};

describe('an author’s name', () => {
  it('is split before the last word and its particles', () => {
    expect(splitName('Inês Duarte')).toEqual({ given: 'Inês', family: 'Duarte' });
    expect(splitName('Ludwig van Beethoven')).toEqual({ given: 'Ludwig', family: 'van Beethoven' });
    expect(splitName(' Ana  María de la  Cruz ')).toEqual({ given: 'Ana María', family: 'de la Cruz' });
    expect(splitName('岡倉天心')).toEqual({ given: '', family: '岡倉天心' });
    expect(splitName('bell hooks')).toEqual({ given: 'bell', family: 'hooks' });
  });
});

describe('a BibTeX citation', () => {
  it('is an entry with all known fields', () => {
    expect(bibtexOf({ ...cited, title: 'What a pause weighs' })).toBe(
      [
        '@techreport{what-a-pause-weighs,',
        '  author = {Duarte, Inês and van Beethoven, Ludwig and {Okonjo}},',
        '  title = {{What a pause weighs}},',
        `  institution = {{${product.name}}},`,
        '  year = {2026},',
        '  doi = {10.5555/pause_4},',
        '  url = {https://orrery.example/en/researches/what-a-pause-weighs},',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('leaves out a missing DOI', () => {
    expect(bibtexOf({ ...cited, doi: null })).not.toContain('doi');
  });

  it('escapes special characters', () => {
    expect(bibtexOf(cited)).toContain(
      String.raw`{{What 100 \% of a pause weighs: a\_b \& c\#d \textbraceleft{}e\textbraceright{} \textasciitilde{}f\textasciicircum{} \$g \textbackslash{}h}}`,
    );
  });

  it('treats a name with “and” or a comma as a single name', () => {
    expect(bibtexOf({ ...cited, authors: ['Sons and Daughters', 'Doe, Jane'] })).toContain(
      'author = {{Sons and Daughters} and {Doe, Jane}}',
    );
  });

  /** What TeX would print for an escaped text. */
  const printed = (text: string) =>
    text.replaceAll(
      /\\text(backslash|braceleft|braceright|asciitilde|asciicircum)\{\}|\\(.)/g,
      (_, name: string, sign: string) =>
        name === undefined
          ? sign
          : ({ backslash: '\\', braceleft: '{', braceright: '}', asciitilde: '~', asciicircum: '^' }[name] ??
            '?'),
    );

  it('prints every text unchanged', () => {
    const special = fc.string({
      unit: fc.constantFrom('\\', '{', '}', '%', '&', '#', '_', '$', '~', '^', 'a', ' '),
    });
    fc.assert(
      fc.property(fc.oneof(special, fc.string({ unit: 'grapheme' })), (text) => {
        const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
        expect(printed(bibtexText(text))).toBe(line);
      }),
    );
  });

  it('keeps its braces balanced for any input', () => {
    const text = fc.string({ unit: fc.constantFrom('\\', '{', '}', ',', '"', '\n', 'and', ' ', 'é') });
    fc.assert(
      fc.property(text, text, text, text, (title, author, doi, slug) => {
        const entry = bibtexOf({ ...cited, title, authors: [author, author], doi, slug });
        let depth = 0;
        const depths = entry.split('').map((sign) => (depth += sign === '{' ? 1 : sign === '}' ? -1 : 0));
        expect(depth).toBe(0);
        // Only the last brace closes the entry.
        expect(depths.slice(depths.indexOf(1), -2)).not.toContain(0);
      }),
    );
  });
});

describe('a RIS citation', () => {
  it('is a record with all known fields, with CRLF line endings', () => {
    expect(risOf({ ...cited, title: 'What a pause\nweighs' })).toBe(
      [
        'TY  - RPRT',
        'AU  - Duarte, Inês',
        'AU  - van Beethoven, Ludwig',
        'AU  - Okonjo',
        'TI  - What a pause weighs',
        `PB  - ${product.name}`,
        'PY  - 2026',
        'DA  - 2026/03/30',
        'DO  - 10.5555/pause_4',
        'UR  - https://orrery.example/en/researches/what-a-pause-weighs',
        'ER  - ',
        '',
      ].join('\r\n'),
    );
  });

  it('cannot be broken by line breaks in its texts', () => {
    const text = fc.string({
      unit: fc.constantFrom('\r', '\n', '\u2028', 'ER  - ', 'TY  - ', 'x', '*', ' '),
    });
    fc.assert(
      fc.property(text, text, (title, author) => {
        const lines = risOf({ ...cited, title, authors: [author] }).split(/[\r\n\u2028\u2029]+/);
        expect(lines.at(-1)).toBe('');
        expect(lines.slice(0, -1).every((line) => /^[A-Z]{2} {2}- /.test(line))).toBe(true);
        expect(lines.filter((line) => line.startsWith('ER'))).toEqual(['ER  - ']);
      }),
    );
  });
});
