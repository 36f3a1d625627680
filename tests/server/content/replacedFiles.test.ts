import path from 'node:path';
import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fileAddress } from '../../../server/commerce/library/ticket.ts';
import { storedFiles } from '../../../server/content/collectFiles.ts';
import { housekeeping } from '../../../server/housekeeping.ts';
import { adminOf } from '../support/adminSupport.ts';
import { newAccount } from '../support/checkoutSupport.ts';
import { apply, contentFolders } from '../support/contentSupport.ts';
import { usd } from '../support/demoProducts.ts';
import { testApp, testServices } from '../support/harness.ts';
import { buy } from '../support/librarySupport.ts';
import { refund } from '../support/walletSupport.ts';

const services = await testServices();
const { db, clock, time } = services;
const app = await testApp(services);
const { run } = adminOf(services);
const folders = await contentFolders(services);
const letters = { productId: '1', tariffId: 'letters-digital', currencyId: usd };
const book = 'letters-from-the-observatory.epub';
// The demo's people bought the letters, too.
await db
  .updateTable('grants')
  .set({ revoked_at: clock(), revoked_because: 'REFUNDED' })
  .where('subject', '=', '1')
  .execute();
await db
  .updateTable('subscription_purchases')
  .set({ status: 'CANCELED' })
  .where('tariff_id', '=', 'letters-digital')
  .execute();

/** The book that the letters deliver now. */
const stored = () =>
  db
    .selectFrom('deliverable_files')
    .innerJoin('deliverables', 'deliverables.id', 'deliverable_files.deliverable_id')
    .select('file_id')
    .where('name', '=', book)
    .where('tariff_id', '=', 'letters-digital')
    .executeTakeFirstOrThrow();
const exists = async (id: string) =>
  (await db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Applies the catalog with another book; returns the file that it replaced. */
async function replaceBook(text: string): Promise<string> {
  const before = await stored();
  const folder = await folders.copy();
  await writeFile(path.join(folder, 'products/1/goods/letters-book', book), text);
  await apply(db, clock(), folder);
  return before.file_id;
}

async function passDays(days: number): Promise<void> {
  await housekeeping(services);
  time.advance({ days });
  await housekeeping(services);
}

it('a replaced file that nobody bought is deleted after a day', async () => {
  // The files of studies that the test has no use for.
  await passDays(2);
  const first = await replaceBook('The first correction');
  const second = await replaceBook('The second correction');
  await housekeeping(services);
  time.advance({ hours: 23 });
  await housekeeping(services);
  expect(await exists(second)).toBe(true);
  expect((await storedFiles(db, clock())).waiting).toMatchObject({ bytes: 20 });
  time.advance({ hours: 2 });
  await housekeeping(services);
  expect(await exists(second)).toBe(false);
  expect(await exists((await stored()).file_id)).toBe(true);
  expect((await storedFiles(db, clock())).waiting).toEqual({ files: 0, bytes: 0 });
  expect(first).not.toBe(second);
});

it('a replaced file is kept, and a download of it goes on, until the last access from before ends', async () => {
  const buyer = await newAccount(services);
  const { itemId, transactionId } = await buy(services, buyer, letters);
  const { file_id: fileId } = await stored();
  const address = () => fileAddress(services, { userId: buyer.user.id, itemId, fileId }, book);
  await replaceBook('The third correction');
  expect((await app.inject(address())).body).toBe('The second correction');
  await passDays(100);
  expect(await exists(fileId)).toBe(true);
  expect((await app.inject(address())).statusCode).toBe(200);
  const { out } = await run('files', 'storage');
  expect(out).toMatch(/ 0\.0 MB +in 1 files that were replaced/);
  await refund(services, transactionId, 'whole');
  expect((await app.inject(address())).statusCode).toBe(404);
  await passDays(2);
  expect(await exists(fileId)).toBe(false);
});

it('who buys after a correction gets only that, and a file that is used again is not deleted', async () => {
  const { file_id: third } = await stored();
  await replaceBook('The fourth correction');
  const buyer = await newAccount(services);
  const { itemId } = await buy(services, buyer, letters);
  await housekeeping(services);
  time.advance({ hours: 20 });
  await replaceBook('The third correction');
  await passDays(2);
  expect(await exists(third)).toBe(true);
  const address = fileAddress(services, { userId: buyer.user.id, itemId, fileId: third }, book);
  expect((await app.inject(address)).statusCode).toBe(200);
});
