import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { deliverablesOf } from '../../../../server/commerce/library/deliverables.ts';
import { storeFile } from '../../../../server/commerce/library/files.ts';
import { itemOf } from '../../../../server/commerce/library/item.ts';
import { textOf } from '../../../../server/commerce/library/text.ts';
import { fileAddress } from '../../../../server/commerce/library/ticket.ts';
import { presentCode } from '../../../../server/commerce/presents/presentCode.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import { activate } from '../../../../server/commerce/subscriptions/activate.ts';
import type { User } from '../../../../server/kernel/caller.ts';
import { currencyId, deliverProviderEvent, newAccount, pay } from '../../support/checkoutSupport.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { later, subscriber } from '../../support/subscriptionSupport.ts';
import { refund, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;
const usd = await currencyId('USD', db);

/** Of several parts, so that ranges cross them. */
const bytes = randomBytes(700_000);
const open = async function* (): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 100_000) yield bytes.subarray(at, at + 100_000);
};
const store = () => db.transaction().execute((trx) => storeFile(trx, services.clock(), open));
const fileId = await store();

/** Gives a tariff a file and a text. */
async function handOver(tariffId: string): Promise<void> {
  const words = JSON.stringify({ en: 'The volume', de: 'Der Band' });
  const facts = {
    tariff_id: tariffId,
    title: words,
    description: null,
    link: null,
    added_at: services.clock(),
  };
  await db
    .insertInto('deliverables')
    .values([
      { ...facts, id: `${tariffId}-file`, kind: 'FILE', position: 101 },
      { ...facts, id: `${tariffId}-text`, kind: 'TEXT', position: 102 },
    ])
    .execute();
  await db
    .insertInto('deliverable_files')
    .values({
      deliverable_id: `${tariffId}-file`,
      position: 1,
      file_id: fileId,
      name: 'Über Sterne.epub',
      media_type: 'application/epub+zip',
    })
    .execute();
  await db
    .insertInto('deliverable_texts')
    .values(
      (['de', 'fr'] as const).map((lang) => ({
        deliverable_id: `${tariffId}-text`,
        lang,
        title: lang,
        body: '# One',
      })),
    )
    .execute();
}

beforeAll(async () => {
  for (const tariff of ['letters-digital', 'recordings-complete']) await handOver(tariff);
});

const userOf = ({ user }: { user: User | undefined }): User => {
  if (!user) throw new Error('an account has a user');
  return user;
};

/** An account that bought the letters. */
async function buyer() {
  const caller = await newAccount(services);
  const user = userOf(caller);
  const { transactionId } = await pay(services, caller, {
    productId: '1',
    tariffId: 'letters-digital',
    currencyId: usd,
  });
  await deliverProviderEvent(services, transactionId, 'payment.succeeded');
  const { id } = await db
    .selectFrom('purchases')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return { caller, user, purchaseId: id, transactionId };
}

const itemIn = (user: User, id: string) => itemOf(db, services.clock(), user.id, id);
const addressOf = (user: User, itemId: string, file = fileId) =>
  fileAddress(services, { userId: user.id, itemId, fileId: file }, 'Über Sterne.epub');
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a file of a purchase', () => {
  it('comes as it was stored, by an address that works for ten minutes', async () => {
    const { user, purchaseId } = await buyer();
    const address = addressOf(user, purchaseId);
    const answer = await get(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/epub+zip',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      etag: `"${fileId}"`,
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="?ber Sterne.epub"; filename*=UTF-8''%C3%9Cber%20Sterne.epub`,
    });
    services.time.advance({ minutes: 11 });
    expect((await get(address)).statusCode).toBe(404);
  });

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=262100-262200', 262_100, 262_200],
    ['bytes=524288-', 524_288, 699_999],
    ['bytes=-10', 699_990, 699_999],
    ['bytes=699999-9999999', 699_999, 699_999],
  ])('comes in part: %s', async (range, start, end) => {
    const { user, purchaseId } = await buyer();
    const answer = await get(addressOf(user, purchaseId), { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/${bytes.length}`);
    expect(answer.rawPayload.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  it('comes whole where a range makes no sense, not at all where it lies behind, and not again where it is known', async () => {
    const { user, purchaseId } = await buyer();
    const address = addressOf(user, purchaseId);
    expect((await get(address, { range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200);
    expect((await get(address, { range: 'pages=1-2' })).statusCode).toBe(200);
    const behind = await get(address, { range: 'bytes=700000-' });
    expect(behind.statusCode).toBe(416);
    expect(behind.headers['content-range']).toBe('bytes */700000');
    expect((await get(address, { 'if-none-match': `"${fileId}"` })).statusCode).toBe(304);
    const head = await app.inject({ method: 'HEAD', url: address });
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(bytes.length),
      0,
    ]);
  });

  it('is not there for a forged address, another’s purchase or a file that does not belong to it', async () => {
    const { user, purchaseId } = await buyer();
    const other = await buyer();
    const address = addressOf(user, purchaseId);
    const forged = address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const answers = [
      forged,
      '/library/x',
      '/library/x?ticket=y',
      `${address}&ticket=z`,
      '/library/x?ticket=%00',
      addressOf(other.user, purchaseId),
      addressOf(user, purchaseId, randomBytes(32).toString('hex')),
    ].map((url) => get(url));
    for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBeGreaterThanOrEqual(400);
    for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBeLessThan(500);
    expect(await itemIn(other.user, purchaseId)).toBeUndefined();
  });

  it('is gone with a refund, also by an address that was given out before', async () => {
    const { user, purchaseId, transactionId } = await buyer();
    const address = addressOf(user, purchaseId);
    const { amount_minor: amount } = await transactionOf(services, transactionId);
    await refund(services, transactionId, amount);
    expect((await get(address)).statusCode).toBe(404);
    const item = await itemIn(user, purchaseId);
    expect(item).toMatchObject({ isOpen: false });
    expect(item && (await deliverablesOf(db, item))).toEqual([]);
  });
});

describe('what belongs to an item', () => {
  it('is listed in order, with its formats and languages', async () => {
    const { user, purchaseId } = await buyer();
    const item = await itemIn(user, purchaseId);
    const all = item ? await deliverablesOf(db, item) : [];
    const [file, text] = all.slice(-2);
    expect(file?.files).toEqual([
      {
        deliverable_id: 'letters-digital-file',
        fileId,
        name: 'Über Sterne.epub',
        mediaType: 'application/epub+zip',
        size: 700_000,
        store: 'DATABASE',
      },
    ]);
    expect(text?.langs).toEqual(['de', 'fr']);
    const read = (...wanted: string[]) => text && textOf(db, text, wanted).then((found) => found?.language);
    expect(await read('fr', 'de')).toBe('fr');
    expect(await read('ru', 'fr')).toBe('fr');
    expect(await read('ru', 'en')).toBe('de');
    expect(file && (await textOf(db, file, ['en']))).toBeNull();
  });

  it('is open to who redeemed a present, and not to who gave it', async () => {
    const giver = await newAccount(services);
    const { orderId, transactionId } = await pay(
      services,
      giver,
      { productId: '1', tariffId: 'letters-digital', currencyId: usd },
      { present: {} },
    );
    await deliverProviderEvent(services, transactionId, 'payment.succeeded');
    const { id } = await db
      .selectFrom('presents')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const receiver = await newAccount(services);
    await redeemPresent(services, userOf(receiver), presentCode(services.secret, id));
    const purchase = await db
      .selectFrom('purchases')
      .select('id')
      .where('present_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await itemIn(userOf(receiver), purchase.id)).toMatchObject({ isOpen: true, endsAt: null });
    expect(await itemIn(userOf(giver), purchase.id)).toBeUndefined();
  });

  it('is open by an activation for as long as the subscription is paid', async () => {
    const { user } = await subscriber(services, 'month');
    const { id } = await activate(services, user, '4');
    const address = addressOf(user, id);
    expect(await itemIn(user, id)).toMatchObject({ isOpen: true, tariffId: null });
    expect((await get(address)).statusCode).toBe(200);
    await later(services, 32);
    await later(services, 32);
    expect(await itemIn(user, id)).toMatchObject({ isOpen: false });
    expect((await get(addressOf(user, id))).statusCode).toBe(404);
  });
});

it('keeps the same bytes once', async () => {
  expect(await store()).toBe(fileId);
  const parts = await db.selectFrom('file_parts').select('position').where('file_id', '=', fileId).execute();
  expect(parts).toHaveLength(3);
  const empty = await db
    .transaction()
    .execute((trx) => storeFile(trx, services.clock(), async function* () {}));
  expect(empty).toMatch(/^e3b0c442/);
});
