import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { exportFolder } from '../../../../server/content/exportFolder.ts';
import { readConfig } from '../../../../server/kernel/config.ts';
import { fileSettings } from '../../../../server/commerce/library/fileSettings.ts';
import { objectStore } from '../../../../server/commerce/library/objectStore.ts';
import { adminOf } from '../../support/adminSupport.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { buyFile, storeBytes } from '../../support/librarySupport.ts';
import { credentials, startObjectStore } from '../../support/objectStoreServer.ts';
import { refund, transactionOf } from '../../support/walletSupport.ts';

const folder = await mkdtemp(path.join(tmpdir(), 's3-'));
const { origin: place, close } = await startObjectStore();
vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId);
vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey);
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

const services = await testServices({
  FILES_URL: `s3://goods/sold?endpoint=${encodeURIComponent(place)}&pathStyle=true`,
});
const app = await testApp(services);
const { db } = services;
const { run: admin } = adminOf(services);
const bytes = randomBytes(2_500_000);
const id = await storeBytes(services, bytes);

const partsLeft = async () => (await db.selectFrom('file_parts').select('file_id').execute()).length;

it('files are moved to an object store once, and exports still have them', async () => {
  const before = await db.selectFrom('files').select('id').execute();
  expect(await admin('files', 'move')).toEqual({ code: 0, out: `${before.length} files moved.`, err: '' });
  expect(await partsLeft()).toBe(0);
  expect((await admin('files', 'move')).out).toBe('0 files moved.');

  const root = path.join(folder, 'exported');
  expect(await admin('catalog', 'export', root)).toMatchObject({ code: 0 });
  const demo = path.join(import.meta.dirname, '../../../../content/demo');
  for (const name of ['products/8/goods/patterns-nine/nine-garments.pdf', 'studies/1/study.epub'])
    expect((await readFile(path.join(root, name))).equals(await readFile(path.join(demo, name)))).toBe(true);
  await expect(exportFolder({ db, config: readConfig({}) }, path.join(folder, 'without'))).rejects.toThrow(
    'FILES_URL is missing',
  );
});

it('a file in the object store is served from there, also in ranges, and not after a refund', async () => {
  const { address, transactionId } = await buyFile(services, id, 'three-garments.pdf', 'application/pdf');

  const answer = await app.inject({ url: address });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename=three-garments.pdf',
    'content-length': String(bytes.length),
  });
  expect(answer.rawPayload.equals(bytes)).toBe(true);
  const part = await app.inject({ url: address, headers: { range: 'bytes=1048570-1048590' } });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 1048570-1048590/${bytes.length}`);
  expect(part.rawPayload.equals(bytes.subarray(1_048_570, 1_048_591))).toBe(true);
  const head = await app.inject({ method: 'HEAD', url: address });
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(bytes.length)]);

  const { amount_minor: amount } = await transactionOf(services, transactionId);
  await refund(services, transactionId, amount);
  expect((await app.inject({ url: address })).statusCode).toBe(404);
});

it('a sample is served from the object store at a URL of its own', async () => {
  const answer = await app.inject({ url: '/library/samples/4/salt-flat.wav' });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers['cache-control']).toBe('no-store');
  const there = String(answer.headers.location);
  expect(there.startsWith(`${place}/goods/sold/`)).toBe(true);
  expect(new URL(there).searchParams.get('X-Amz-Expires')).toBe('300');
  const file = await fetch(there, { headers: { range: 'bytes=0-3' } });
  expect([file.status, file.headers.get('content-type'), await file.text()]).toEqual([
    206,
    'audio/wav',
    'RIFF',
  ]);
  expect((await fetch(there.replace(/Signature=../, 'Signature=00'))).status).toBe(403);
});

it('files can be moved back into the database byte for byte, which empties the store', async () => {
  const all = await db.selectFrom('files').select('id').execute();
  expect((await admin('files', 'move', '--back')).out).toBe(`${all.length} files moved.`);
  const parts = await db
    .selectFrom('file_parts')
    .select('content')
    .where('file_id', '=', id)
    .orderBy('position')
    .execute();
  expect(Buffer.concat(parts.map(({ content }) => content)).equals(bytes)).toBe(true);
  const at = await objectStore(services.config);
  await expect(at?.read(id, { start: 0, end: 9 }).next()).rejects.toThrow('The specified key does not exist');
});

it('pages may play media from the object store', async () => {
  const page = await app.inject({ url: '/api/nothing' });
  expect(page.headers['content-security-policy']).toContain(`media-src 'self' ${place}`);
});

it.each([
  ['s3://', 'must begin with s3:// and name a bucket'],
  ['https://goods', 'must begin with s3:// and name a bucket'],
  ['s3://goods/%ff', 'has a path that is not UTF-8'],
  ['s3://goods?secret=1', 'takes region, endpoint and pathStyle'],
  ['s3://goods?endpoint=ftp://x', 'endpoint must be an http or https address'],
])('%s is rejected at server start', (url, problem) => {
  expect(() => readConfig({ FILES_URL: url }, [fileSettings])).toThrow(`FILES_URL: ${problem}`);
});

it('object names support paths with non-ASCII letters', () => {
  const config = readConfig({ FILES_URL: 's3://goods/verkäufe/книги/' }, [fileSettings]);
  expect(fileSettings.of(config).bucket?.prefix).toBe('verkäufe/книги/');
});
