import { randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { archiveBytes, archivedFiles } from '../../../../server/commerce/library/archive.ts';
import { deliverablesOf } from '../../../../server/commerce/library/deliverables.ts';
import { storeFile } from '../../../../server/commerce/library/files.ts';
import { itemOf } from '../../../../server/commerce/library/item.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import type { User } from '../../../../server/kernel/caller.ts';
import { ask, bearer } from '../../support/calls.ts';
import { newAccount } from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { buy, handOver } from '../../support/librarySupport.ts';
import { refund } from '../../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock } = services;

const tariffId = 'letters-digital';
const get = (url: string) => app.inject({ url });

/** Spans several parts. */
const bytes = randomBytes(700_000);
const small = randomBytes(3_000);

const store = (content: Buffer) =>
  db.transaction().execute((trx) =>
    storeFile(trx, clock(), async function* () {
      yield content;
    }),
  );

const [large, other] = [await store(bytes), await store(small)];
for (const [position, [fileId, name]] of [
  [large, 'Über Sterne.epub'] as const,
  [other, 'über sterne.epub'] as const,
  [large, 'The same.epub'] as const,
].entries())
  await db
    .insertInto('deliverable_files')
    .values({
      deliverable_id: await handOver(services, {
        kind: 'FILE',
        tariff_id: tariffId,
        position: 200 + position,
      }),
      position: 1,
      file_id: fileId,
      name,
      media_type: 'application/epub+zip',
    })
    .execute();

async function buyer() {
  const caller = await newAccount(services);
  const bought = await buy(services, caller, { productId: '1', tariffId, currencyId: usd });
  return { ...bought, user: caller.user };
}

async function archiveOf(user: User, itemId: string) {
  const { token } = await issueSession(db, clock(), { userId: user.id, lifetime: 'short' });
  const { body } = await ask(app, `{ libraryItem(id: "${itemId}") { Archive { name size href } } }`, {
    headers: bearer(token),
  });
  const data = body.data as { libraryItem: { Archive: { name: string; size: number; href: string } } }; // by the contract
  return data.libraryItem.Archive;
}

describe('the archive of a purchase', () => {
  it('has every file once, each under a unique name, and announces its length', async () => {
    const { user, itemId } = await buyer();
    const { name, size, href } = await archiveOf(user, itemId);
    expect(name).toMatch(/\.zip$/);
    const answer = await get(href);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(size),
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}"`,
    });
    expect(answer.rawPayload).toHaveLength(size);
    const files = unzipSync(answer.rawPayload);
    expect(Object.keys(files).slice(-2)).toEqual(['Über Sterne.epub', 'über sterne (2).epub']);
    const contents = Object.values(files).map((content) => Buffer.from(content));
    expect(contents.filter((content) => content.equals(bytes))).toHaveLength(1);
    expect(contents.filter((content) => content.equals(small))).toHaveLength(1);
    expect((await app.inject({ method: 'HEAD', url: href })).headers['content-length']).toBe(String(size));
  });

  it('is gone after a refund and after ten minutes', async () => {
    const { user, itemId, transactionId } = await buyer();
    const { href } = await archiveOf(user, itemId);
    const kept = await buyer();
    const { href: late } = await archiveOf(kept.user, kept.itemId);
    await refund(services, transactionId, 'whole');
    expect((await get(href)).statusCode).toBe(404);
    services.time.advance({ minutes: 11 });
    expect((await get(late)).statusCode).toBe(404);
  });

  it('aborts at its next file when the purchase is refunded during the download', async () => {
    const { user, itemId } = await buyer();
    const item = await itemOf(db, clock(), user.id, itemId);
    const files = archivedFiles(item ? await deliverablesOf(db, item) : []);
    expect(files.length).toBeGreaterThan(1);
    let isOpen = true;
    const read = async () => {
      for await (const _part of archiveBytes(services, files, async () => isOpen)) isOpen = false;
    };
    await expect(read()).rejects.toThrow('closed');
  });

  it('counts as opening the purchase', async () => {
    const { user, itemId } = await buyer();
    await archiveOf(user, itemId);
    const visits = db.selectFrom('item_visits').select('item_id').where('user_id', '=', user.id);
    expect(await visits.execute()).toEqual([{ item_id: itemId }]);
  });

  it('is not offered for fewer than two files', () => {
    const file = { fileId: large, name: 'a', mediaType: 'text/plain', size: 1, store: 'DATABASE' } as const;
    expect(archivedFiles([{ files: [file] }, { files: [{ ...file, name: 'b' }] }])).toEqual([]);
  });
});
