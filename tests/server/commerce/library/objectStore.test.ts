import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, expect, it, vi } from 'vitest';
import { runAdmin } from '../../../../server/admin/run.ts';
import { readConfig } from '../../../../server/kernel/config.ts';
import { fileSettings } from '../../../../server/commerce/library/fileSettings.ts';
import { storeFile } from '../../../../server/commerce/library/files.ts';
import { objectStore } from '../../../../server/commerce/library/objectStore.ts';
import { fileAddress } from '../../../../server/commerce/library/ticket.ts';
import { currencyId, newAccount } from '../../support/checkoutSupport.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { buy, handOver, userOf } from '../../support/librarySupport.ts';
import { refund, transactionOf } from '../../support/walletSupport.ts';

// A store of its own process would do the same: it speaks the protocol, and checks every signature.
const folder = await mkdtemp(path.join(tmpdir(), 's3-'));
const store = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'goods', configs: [] }],
});
const { port } = await store.run();
vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const place = `http://127.0.0.1:${port}`;
const services = await testServices({
  FILES_URL: `s3://goods/sold?endpoint=${encodeURIComponent(place)}&pathStyle=true`,
});
const app = await testApp(services);
const { db } = services;
const bytes = randomBytes(700_000);
const id = await db.transaction().execute((trx) =>
  storeFile(trx, services.clock(), async function* () {
    yield bytes;
  }),
);

async function admin(...words: string[]) {
  const said: string[] = [];
  const output = { out: (text: string) => void said.push(text), err: (text: string) => void said.push(text) };
  const code = await runAdmin(
    words,
    async () => ({ services, close: async () => undefined }),
    'test',
    output,
  );
  return { code, said: said.join('\n') };
}

const partsLeft = async () => (await db.selectFrom('file_parts').select('file_id').execute()).length;

it('a file that was moved to a store comes from there, in parts too, and not after a refund', async () => {
  const before = await db.selectFrom('files').select('id').execute();
  expect(await admin('files', 'move')).toEqual({ code: 0, said: `${before.length} files moved.` });
  expect(await partsLeft()).toBe(0);
  expect((await admin('files', 'move')).said).toBe('0 files moved.');

  const thing = await handOver(services, { kind: 'FILE', tariff_id: 'patterns-three' });
  await db
    .insertInto('deliverable_files')
    .values({
      deliverable_id: thing,
      position: 1,
      file_id: id,
      name: 'three-garments.pdf',
      media_type: 'application/pdf',
    })
    .execute();
  const caller = await newAccount(services);
  const order = { productId: '8', tariffId: 'patterns-three', currencyId: await currencyId('USD', db) };
  const { itemId, transactionId } = await buy(services, caller, order);
  const address = fileAddress(
    services,
    { userId: userOf(caller).id, itemId, fileId: id },
    'three-garments.pdf',
  );

  const answer = await app.inject({ url: address });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers['cache-control']).toBe('no-store');
  const there = String(answer.headers.location);
  expect(there.startsWith(`${place}/goods/sold/${id}?`)).toBe(true);
  expect(new URL(there).searchParams.get('X-Amz-Expires')).toBe('300');
  const file = await fetch(there);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename=three-garments.pdf');
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
  const part = await fetch(there, { headers: { range: 'bytes=262100-262200' } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(262_100, 262_201))).toBe(true);
  expect((await fetch(there.replace(/Signature=../, 'Signature=00'))).status).toBe(403);
  const head = await app.inject({ method: 'HEAD', url: address });
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, '700000']);

  const { amount_minor: amount } = await transactionOf(services, transactionId);
  await refund(services, transactionId, amount);
  expect((await app.inject({ url: address })).statusCode).toBe(404);
});

it('what was moved comes back into the database byte by byte, and leaves the store', async () => {
  const all = await db.selectFrom('files').select('id').execute();
  expect((await admin('files', 'move', '--back')).said).toBe(`${all.length} files moved.`);
  const parts = await db
    .selectFrom('file_parts')
    .select('content')
    .where('file_id', '=', id)
    .orderBy('position')
    .execute();
  expect(Buffer.concat(parts.map(({ content }) => content)).equals(bytes)).toBe(true);
  const at = await objectStore(services.config);
  await expect(at?.read(id)).rejects.toThrow('The specified key does not exist');
});

it('pages may play what comes from the store', async () => {
  const page = await app.inject({ url: '/api/nothing' });
  expect(page.headers['content-security-policy']).toContain(`media-src 'self' ${place}`);
});

it.each([
  ['s3://', 'must begin with s3:// and name a bucket'],
  ['https://goods', 'must begin with s3:// and name a bucket'],
  ['s3://goods?secret=1', 'takes region, endpoint and pathStyle'],
  ['s3://goods?endpoint=ftp://x', 'endpoint must be an http or https address'],
])('%s is refused when the server starts', (url, problem) => {
  expect(() => readConfig({ FILES_URL: url }, [fileSettings])).toThrow(`FILES_URL: ${problem}`);
});
