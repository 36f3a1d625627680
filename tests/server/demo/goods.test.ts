import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { giftGoods, goods } from '../../../server/demo/goods.ts';
import { goodsFolder, manifestFile, readManifest } from '../../../server/demo/goodsManifest.ts';
import { planFacts, products } from '../../../server/demo/products.ts';
import { splitTitle } from '../../../server/demo/seedGoods.ts';

const manifest = readManifest();
const contentOf = (name: string) => readFileSync(path.join(goodsFolder, name));
const everything = [...Object.values(goods), ...Object.values(giftGoods)].flat();

it('every tariff that is sold and no plan hands something over', () => {
  const plans = new Set<string>(planFacts.map(({ productId }) => productId));
  const sold = products.filter(({ id, isInactive }) => isInactive !== true && !plans.has(id));
  const tariffs = sold.flatMap((product) => product.tariffs.map(({ id }) => id));
  expect(Object.keys(goods).toSorted()).toEqual(tariffs.toSorted());
  expect(tariffs.filter((id) => (goods[id] ?? []).length === 0)).toEqual([]);
});

it('the manifest has every file of the folder with its size and hash', () => {
  const found = readdirSync(goodsFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => file !== manifestFile)
    .map((file) => path.relative(goodsFolder, file).replaceAll(path.sep, '/'));
  expect(Object.keys(manifest).toSorted()).toEqual(found.toSorted());
  for (const [name, { size, sha256 }] of Object.entries(manifest)) {
    const content = contentOf(name);
    expect({ name, size, sha256 }).toEqual({
      name,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
  }
});

it('the folder stays small', () => {
  expect(Object.values(manifest).reduce((sum, { size }) => sum + size, 0)).toBeLessThan(3_000_000);
});

it('the folder has the files of every good, and no others', () => {
  const files = everything.flatMap((good) =>
    good.kind === 'FILE' ? good.files.map(({ name }) => `${good.id}/${name}`) : [],
  );
  const texts = Object.keys(manifest).filter((name) => name.endsWith('.md'));
  expect(Object.keys(manifest).toSorted()).toEqual([...new Set(files), ...texts].toSorted());
  const written = everything.filter(({ kind }) => kind === 'TEXT').map(({ id }) => id);
  expect(new Set(texts.map((name) => name.split('/')[0]))).toEqual(new Set(written));
  for (const id of written) expect(texts).toContain(`${id}/en.md`);
});

it('every text begins with its title and says something', () => {
  for (const name of Object.keys(manifest).filter((file) => file.endsWith('.md'))) {
    const { title, body } = splitTitle(contentOf(name).toString());
    expect({ name, title: title !== '', body: body.length > 500 }).toEqual({ name, title: true, body: true });
  }
  expect(() => splitTitle('Without a title')).toThrow('# Title');
});

it('an EPUB begins with its media type, uncompressed, and has every page that it lists', () => {
  const books = Object.keys(manifest).filter((name) => name.endsWith('.epub'));
  expect(books).toHaveLength(2);
  for (const name of books) {
    const content = contentOf(name);
    // The local header of a zip: the method of compression is at byte 8, the name at byte 30.
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
};

it('every file is what its name says', () => {
  const wrong = Object.keys(manifest).filter(
    (name) =>
      !contentOf(name)
        .toString('latin1')
        .startsWith(signatures[path.extname(name).slice(1)] ?? ''),
  );
  expect(wrong).toEqual([]);
});
