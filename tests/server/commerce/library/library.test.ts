import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { deliverablesOf } from '../../../../server/commerce/library/deliverables.ts';
import { readFile, storeFile } from '../../../../server/commerce/library/files.ts';
import { itemOf } from '../../../../server/commerce/library/item.ts';
import { textOf } from '../../../../server/commerce/library/text.ts';
import { fileAddress } from '../../../../server/commerce/library/ticket.ts';
import { whileOpen } from '../../../../server/commerce/library/whileOpen.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import { activate } from '../../../../server/commerce/subscriptions/activate.ts';
import type { User } from '../../../../server/kernel/caller.ts';
import { newAccount, payByCard } from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { buyPresent, itemOfPresent } from '../../support/presentSupport.ts';
import { later, subscriber } from '../../support/subscriptionSupport.ts';
import { refund, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;

/** Spans several parts, so that ranges cross them. */
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

/** An account that bought the letters. */
async function buyer() {
  const caller = await newAccount(services);
  const user = caller.user;
  const { transactionId } = await payByCard(services, caller, {
    productId: '1',
    tariffId: 'letters-digital',
    currencyId: usd,
  });
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

describe('a purchased file', () => {
  it('is downloaded as it was stored, from a URL that works for ten minutes', async () => {
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
  ])('is sent in part for the range %s', async (range, start, end) => {
    const { user, purchaseId } = await buyer();
    const answer = await get(addressOf(user, purchaseId), { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/${bytes.length}`);
    expect(answer.rawPayload.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  it.each([
    ['bytes=0-9,20-29', 200],
    ['bytes=0-9,5-19', 206],
    ['bytes=-0', 416],
    ['bytes=-9999999', 206],
    ['bytes=9-1', 416],
    ['bytes=a-b', 200],
    ['bytes=', 200],
    ['bytes', 200],
    ['bytes=0-99999999999999999999', 206],
  ])('answers an unusual range as HTTP specifies: %s', async (range, status) => {
    const { user, purchaseId } = await buyer();
    const answer = await get(addressOf(user, purchaseId), { range });
    expect(answer.statusCode).toBe(status);
    if (status === 200) expect(answer.rawPayload.equals(bytes)).toBe(true);
    if (status === 206) {
      const [, start, end] =
        /^bytes (\d+)-(\d+)\/700000$/.exec(String(answer.headers['content-range'])) ?? [];
      expect(answer.rawPayload.equals(bytes.subarray(Number(start), Number(end) + 1))).toBe(true);
    }
  });

  it('can be empty', async () => {
    const { user, purchaseId } = await buyer();
    const empty = await db
      .transaction()
      .execute((trx) => storeFile(trx, services.clock(), async function* () {}));
    await db
      .insertInto('deliverable_files')
      .values({
        deliverable_id: 'letters-digital-file',
        position: 2,
        file_id: empty,
        name: 'empty.txt',
        media_type: 'text/plain',
      })
      .execute();
    const address = addressOf(user, purchaseId, empty);
    const answer = await get(address);
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '0', '']);
    expect((await get(address, { range: 'bytes=0-' })).statusCode).toBe(416);
    await db.deleteFrom('deliverable_files').where('file_id', '=', empty).execute();
  });

  it.each([
    [
      'رسائل من المرصد.epub',
      '%D8%B1%D8%B3%D8%A7%D8%A6%D9%84%20%D9%85%D9%86%20%D8%A7%D9%84%D9%85%D8%B1%D8%B5%D8%AF.epub',
    ],
    ['天文台来信.epub', '%E5%A4%A9%E6%96%87%E5%8F%B0%E6%9D%A5%E4%BF%A1.epub'],
    ['it\u2019s "50%".epub', '%E2%80%99s%20%2250%25%22.epub'],
  ])('is saved under its own name: %s', async (name, encoded) => {
    const { user, purchaseId } = await buyer();
    const rename = (to: string) =>
      db.updateTable('deliverable_files').set({ name: to }).where('file_id', '=', fileId).execute();
    await rename(name);
    const answer = await get(addressOf(user, purchaseId));
    await rename('Über Sterne.epub');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="[ -~]*"; filename\*=UTF-8''/,
    );
    expect(answer.headers['content-disposition']).toContain(encoded);
  });

  it('that is replaced never mixes with its old version, and the old URL stops working', async () => {
    const { user, purchaseId } = await buyer();
    const address = addressOf(user, purchaseId);
    const begun = readFile(db, fileId, { start: 0, end: bytes.length - 1 });
    const first = await begun.next();
    const other = await db.transaction().execute((trx) =>
      storeFile(trx, services.clock(), async function* () {
        yield randomBytes(700_000);
      }),
    );
    const replace = (from: string, to: string) =>
      db.updateTable('deliverable_files').set({ file_id: to }).where('file_id', '=', from).execute();
    await replace(fileId, other);
    const pieces = [first.value ?? new Uint8Array()];
    for await (const piece of begun) pieces.push(piece);
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
    expect((await get(address, { range: 'bytes=350000-' })).statusCode).toBe(404);
    const now = await get(addressOf(user, purchaseId, other), {
      range: 'bytes=350000-',
      'if-range': `"${fileId}"`,
    });
    expect([now.statusCode, now.headers.etag]).toEqual([200, `"${other}"`]);
    await replace(other, fileId);
  });

  it('is sent whole for a useless range, with 416 beyond its end, and with 304 if unchanged', async () => {
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

  it('is not served for a forged URL, someone else’s purchase or an unrelated file', async () => {
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

  it('is closed while its owner’s account is blocked, even at a URL issued before', async () => {
    const { user, purchaseId } = await buyer();
    const url = addressOf(user, purchaseId);
    const block = (at: Date | null) =>
      db.updateTable('users').set({ blocked_at: at }).where('id', '=', user.id).execute();
    expect((await get(url)).statusCode).toBe(200);
    await block(services.clock());
    expect((await get(url)).statusCode).toBe(404);
    await block(null);
    expect((await get(url)).statusCode).toBe(200);
  });

  it('is gone after a refund, even at a URL issued before', async () => {
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

it('a download in progress aborts within seconds of a refund', async () => {
  const { user, purchaseId, transactionId } = await buyer();
  let looks = 0;
  const isOpen = async () => {
    looks += 1;
    return (await itemIn(user, purchaseId))?.isOpen === true;
  };
  const sent = whileOpen(readFile(db, fileId, { start: 0, end: bytes.length - 1 }), services.clock, isOpen);
  await sent.next();
  await sent.next();
  expect(looks).toBe(0);
  services.time.advance({ seconds: 5 });
  expect((await sent.next()).done).toBe(false);
  const { amount_minor: amount } = await transactionOf(services, transactionId);
  await refund(services, transactionId, amount);
  services.time.advance({ seconds: 5 });
  await expect(sent.next()).rejects.toThrow('closed');
  expect(looks).toBe(2);
});

describe('the contents of an item', () => {
  it('are listed in order, with formats and languages', async () => {
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
        title: null,
        seconds: null,
      },
    ]);
    expect(text?.texts.map(({ lang }) => lang)).toEqual(['de', 'fr']);
    const read = (...wanted: string[]) => text && textOf(db, text, wanted).then((found) => found?.language);
    expect(await read('fr', 'de')).toBe('fr');
    expect(await read('ru', 'fr')).toBe('fr');
    expect(await read('ru', 'en')).toBe('de');
    expect(file && (await textOf(db, file, ['en']))).toBeNull();
  });

  it('are open to the person who redeemed a gift, and not to its giver', async () => {
    const giver = await newAccount(services);
    const order = { productId: '1', tariffId: 'letters-digital', currencyId: usd };
    const { id, code } = await buyPresent(services, giver, order);
    const receiver = await newAccount(services);
    await redeemPresent(services, receiver.user, code);
    const itemId = await itemOfPresent(services, id);
    expect(await itemIn(receiver.user, itemId)).toMatchObject({ isOpen: true, endsAt: null });
    expect(await itemIn(giver.user, itemId)).toBeUndefined();
  });

  it('are open through an activation while the subscription is paid', async () => {
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

it('a range that begins or ends where a part does is complete', async () => {
  const part = 256 * 1024;
  const ranges = [
    [0, part - 1],
    [0, part],
    [part - 1, part],
    [part, part],
    [part, 2 * part],
  ] as const;
  for (const [start, end] of ranges) {
    const pieces: Uint8Array[] = [];
    for await (const piece of readFile(db, fileId, { start, end })) pieces.push(piece);
    expect(bytes.subarray(start, end + 1).equals(Buffer.concat(pieces)), `${start}-${end}`).toBe(true);
  }
});

it('identical bytes are stored once', async () => {
  expect(await store()).toBe(fileId);
  const parts = await db.selectFrom('file_parts').select('position').where('file_id', '=', fileId).execute();
  expect(parts).toHaveLength(3);
  const empty = await db
    .transaction()
    .execute((trx) => storeFile(trx, services.clock(), async function* () {}));
  expect(empty).toMatch(/^e3b0c442/);
});
