import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { exportFolder } from '../../../server/content/exportFolder.ts';
import { sizesOf, pictureAt, pictureHref } from '../../../src/shared/pictures.ts';
import {
  apply,
  contentFolders,
  edit,
  filesOf,
  plannedChanges,
  problemsIn,
} from '../support/contentSupport.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();
const { db, clock } = services;
const app = await buildApp(services);
const folders = await contentFolders(services);

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } });

/** A copy of the catalog, or of parts of it, with another picture for a product. */
async function withPicture(name: string, bytes: Buffer | string, parts?: readonly string[]) {
  const folder = await folders.copy(parts);
  await writeFile(path.join(folder, 'products/1', name), bytes);
  await edit(path.join(folder, 'products/1/product.yaml'), 'imageWeb: picture.webp', `imageWeb: ${name}`);
  return folder;
}

/** The errors about a picture, not counting the old one that nothing refers to anymore. */
const wrongWith = async (name: string, bytes: Buffer | string) =>
  (await problemsIn(await withPicture(name, bytes, ['products/1', 'authors/stroud']))).filter(
    (problem) => !problem.includes('/picture.webp:'),
  );

const askProduct = async (): Promise<{ imageWeb: string | null; landingUrl: string | null }> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/public-graphql',
    headers: { 'accept-language': 'de' },
    payload: { query: '{ productById(id: "1") { imageWeb imageMob landingUrl } }' },
  });
  return answer.json<{ data: { productById: { imageWeb: string; landingUrl: string } } }>().data.productById;
};

it('a picture is sent in several sizes as AVIF and WebP, with immutable caching', async () => {
  const { imageWeb } = await askProduct();
  const picture = pictureAt(imageWeb);
  if (!picture) throw new Error(`no picture at ${imageWeb}`);
  expect(sizesOf(picture).map(({ width }) => width)).toEqual([160, 320, 640, 960, 1280]);
  for (const format of ['avif', 'webp'] as const) {
    const [, , phone] = sizesOf(picture);
    if (!phone) throw new Error('no size');
    const url = pictureHref(picture.id, phone, format);
    const first = await app.inject({ url });
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 640, height: phone.height });
    expect(first.rawPayload.length).toBeLessThan(30_000);
    const again = await app.inject({ url });
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  }
  expect(await db.selectFrom('picture_renditions').select(['width', 'format']).execute()).toHaveLength(2);
});

it('no other size, format or file is sent: a sold file is not a picture', async () => {
  const { id } = pictureAt((await askProduct()).imageWeb) ?? { id: '' };
  const { file_id: sold } = await db
    .selectFrom('deliverable_files')
    .select('file_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const url of [
    `/pictures/${id}/641x427.avif`,
    `/pictures/${id}/640x1.avif`,
    `/pictures/${id}/640x427.png`,
    `/pictures/${sold}/640x427.webp`,
    `/pictures/${'0'.repeat(64)}/640x427.webp`,
    `/pictures/..%2f/640x427.webp`,
  ])
    expect({ url, status: (await app.inject({ url })).statusCode }).toEqual({ url, status: 404 });
});

it('a replaced picture gets a new URL, and an export returns its original file', async () => {
  const before = await askProduct();
  const folder = await withPicture('cover.png', await drawn(900, 600).png().toBuffer());
  await edit(path.join(folder, 'products/1/product.yaml'), 'landingUrl: /', 'landingUrl: /about/../');
  expect((await problemsIn(folder)).join('\n')).toMatch(
    /landingUrl is .*a page of this site such as \/services/,
  );
  await edit(path.join(folder, 'products/1/product.yaml'), 'landingUrl: /about/../', 'landingUrl: /');
  await rm(path.join(folder, 'products/1/picture.webp'));
  expect(await problemsIn(folder)).toEqual([]);
  expect((await plannedChanges(db, folder)).join('\n')).toMatch(/imageWeb: picture\.webp\/.* → cover\.png\//);
  await apply(db, clock(), folder);
  expect(await plannedChanges(db, folder)).toEqual([]);
  const after = await askProduct();
  expect(pictureAt(after.imageWeb)).toMatchObject({ width: 900, height: 600 });
  expect(after.imageWeb).not.toBe(before.imageWeb);
  const exported = folders.next();
  await exportFolder(services, exported);
  expect(await filesOf(exported)).toEqual(await filesOf(folder));
});

it('one picture can be used in several places', async () => {
  const folder = await folders.copy(['categories']);
  const bytes = await drawn(64, 64).png().toBuffer();
  for (const id of ['attention', 'craft']) {
    await writeFile(path.join(folder, `categories/${id}/same.png`), bytes);
    await edit(path.join(folder, `categories/${id}/category.yaml`), 'logo.webp', 'same.png');
  }
  expect((await problemsIn(folder)).filter((problem) => !problem.includes('logo.webp'))).toEqual([]);
});

it.each([
  [
    'an SVG with a script',
    'cover.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    /imageWeb is .*cover\.svg.*expected the name of a picture in PNG, JPEG, WebP or AVIF/,
  ],
  [
    'an SVG by another name',
    'cover.png',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    /cover\.png: no picture in PNG, JPEG, WebP or AVIF$/,
  ],
  ['an empty file', 'cover.webp', '', /cover\.webp: no picture in PNG/],
  [
    'a file over 10 MB',
    'cover.png',
    Buffer.alloc(10 * 1024 * 1024 + 1),
    /cover\.png: is of 10\.01 MB; expected at most 10 MB$/,
  ],
])('%s is rejected', async (_, name, bytes, problem) => {
  expect((await wrongWith(name, bytes)).join('\n')).toMatch(problem);
});

it('truncated pictures and pictures with too many pixels are rejected', async () => {
  const whole = await drawn(300, 200).png().toBuffer();
  expect(await wrongWith('cover.png', whole.subarray(0, whole.length - 40))).toEqual([
    'products/1/cover.png: a picture that cannot be read to its end',
  ]);
  const vast = await drawn(8000, 5001).png().toBuffer();
  expect(await wrongWith('cover.png', vast)).toEqual([
    'products/1/cover.png: too many pixels; expected at most 40 million',
  ]);
});
