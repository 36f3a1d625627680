import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { studies } from '../../../scripts/goods/studies.ts';
import { languages } from '../../../src/shared/languages.ts';
import { problemLine } from '../../../server/content/problems.ts';
import { readFolder } from '../../../server/content/readFolder.ts';
import { textOf } from '../../../server/content/tables.ts';
import { demoContent } from '../../../server/demo/seedContent.ts';
import { views } from '../../../server/demo/views.ts';

const { rows, sources, problems } = await readFolder(demoContent);
const rowsOf = (table: string) => rows.get(table) ?? [];
const files = [...new Set(sources.values())];
const contentOf = (file: string) => readFileSync(file);

it('the demo catalog is valid and has every language', () => {
  expect(problems.all.map(problemLine)).toEqual([]);
  expect(Object.keys(rowsOf('products')[0]?.['title'] ?? {})).toHaveLength(languages.length);
});

it('every tariff for sale that is not a plan delivers something', () => {
  const plans = new Set(rowsOf('plans').map((plan) => plan['product_id']));
  const sold = rowsOf('products').filter(({ id, active }) => active === true && !plans.has(id ?? null));
  const tariffs = rowsOf('tariffs').filter((tariff) => sold.some(({ id }) => id === tariff['product_id']));
  expect(tariffs.length).toBeGreaterThan(12);
  const handed = new Set(
    rowsOf('deliverables').flatMap(({ tariff_id: id }) => (typeof id === 'string' ? [id] : [])),
  );
  expect([...handed].toSorted()).toEqual(tariffs.map(({ id }) => id).toSorted());
});

it('the generated file of each study matches its folder, in every language', () => {
  const made = Object.entries(studies());
  expect(made.length).toBeGreaterThan(20);
  const stale = made.filter(([name, content]) => !contentOf(path.join(demoContent, name)).equals(content));
  expect(stale.map(([name]) => name)).toEqual([]);
});

it('every study has a view count', () => {
  expect(Object.keys(views).toSorted()).toEqual(
    rowsOf('researches')
      .map(({ id }) => id)
      .toSorted(),
  );
});

it('the demo files stay small', () => {
  expect(files.reduce((sum, file) => sum + contentOf(file).length, 0)).toBeLessThan(6_000_000);
});

it('every text exists in English and has some length', () => {
  const texts = rowsOf('deliverable_texts');
  for (const { id, kind } of rowsOf('deliverables')) {
    if (kind !== 'TEXT') continue;
    const own = texts.filter((text) => text['deliverable_id'] === id);
    expect(own.map(({ lang }) => lang)).toContain('en');
    for (const { lang, body } of own)
      expect({ id, lang, long: textOf(body).length > 500 }).toEqual({ id, lang, long: true });
  }
});

it('an EPUB starts with its media type, uncompressed, and has every page that it lists', () => {
  const books = files.filter((name) => name.endsWith('.epub'));
  expect(books).toHaveLength(2 + rowsOf('researches').length);
  for (const name of books) {
    const content = contentOf(name);
    // The local header of a ZIP: the compression method is at byte 8, the name at byte 30.
    expect(content.readUInt16LE(8)).toBe(0);
    expect(content.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
    const pages = unzipSync(content);
    const opf = strFromU8(pages['book/book.opf'] ?? new Uint8Array());
    const listed = [...opf.matchAll(/href="([^"]+)"/g)].map(([, href]) => `book/${href}`);
    expect(listed).toContain('book/nav.xhtml');
    expect(Object.keys(pages)).toEqual(expect.arrayContaining(listed));
  }
});

const signatures: Readonly<Record<string, string>> = {
  pdf: '%PDF-',
  wav: 'RIFF',
  webm: '\x1aE\xdf\xa3',
  xlsx: 'PK',
  epub: 'PK',
  svg: '<svg ',
  webp: 'RIFF',
};

it('every file has the type that its name says', () => {
  const wrong = files.filter(
    (name) =>
      !contentOf(name)
        .toString('latin1')
        .startsWith(signatures[path.extname(name).slice(1)] ?? ''),
  );
  expect(wrong).toEqual([]);
});
