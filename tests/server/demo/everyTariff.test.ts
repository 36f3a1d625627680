import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { presentCode } from '../../../server/commerce/presents/presentCode.ts';
import { redeemPresent } from '../../../server/commerce/presents/redeemPresent.ts';
import { activate } from '../../../server/commerce/subscriptions/activate.ts';
import { readFolder } from '../../../server/content/readFolder.ts';
import { textOf, type Row } from '../../../server/content/tables.ts';
import { demoContent } from '../../../server/demo/seedContent.ts';
import { issueSession } from '../../../server/identity/sessions.ts';
import { ask, bearer } from '../support/calls.ts';
import { currencyId, newAccount, nobody } from '../support/checkoutSupport.ts';
import { testApp, testServices } from '../support/harness.ts';
import { buy } from '../support/librarySupport.ts';
import { subscriber } from '../support/subscriptionSupport.ts';
import { refund, transactionOf } from '../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;
const usd = await currencyId('USD', db);

const { rows, sources } = await readFolder(demoContent);
const rowsOf = (table: string): readonly Row[] => rows.get(table) ?? [];
const plans = new Set(rowsOf('plans').map((plan) => plan['product_id']));
const products = rowsOf('products').filter(({ id, active }) => active === true && !plans.has(id ?? null));

/** A product's tariffs; an activation opens the first one. */
const tariffsOf = (product: Row) => rowsOf('tariffs').filter(({ product_id: id }) => id === product['id']);
const tariffs = products.flatMap((product) =>
  tariffsOf(product).map((tariff) => ({ productId: textOf(product['id']), tariffId: textOf(tariff['id']) })),
);
const activated = products
  .filter((product) => product['available_by_subscription'] === true)
  .map((product) => ({ productId: textOf(product['id']), tariffId: textOf(tariffsOf(product)[0]?.['id']) }));

interface Opened {
  isOpen: boolean;
  Deliverables: {
    id: string;
    kind: string;
    link: string | null;
    languages: string[];
    licenceKey: string | null;
    calendarHref: string | null;
    Files: { name: string; href: string }[];
  }[];
}

/** What an item's page shows to its owner. */
async function open(headers: Record<string, string>, id: string): Promise<Opened> {
  const query = `query($id: ID!) { libraryItem(id: $id) { isOpen Deliverables {
    id kind link languages licenceKey calendarHref Files { name href } } } }`;
  const { body } = await ask(app, query, { variables: { id }, headers });
  return body.data?.['libraryItem'] as Opened;
}

const get = (url: string) => app.inject({ url });
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Opens everything in an item and compares it with the folder; returns how many things there were. */
async function openAll(headers: Record<string, string>, itemId: string, tariffId: string): Promise<number> {
  const { isOpen, Deliverables: deliverables } = await open(headers, itemId);
  expect(isOpen).toBe(true);
  const handed = rowsOf('deliverables').filter(({ tariff_id: id }) => id === tariffId);
  expect(deliverables.map(({ id }) => id).toSorted()).toEqual(handed.map(({ id }) => textOf(id)).toSorted());
  for (const { id, kind, link, languages, licenceKey, calendarHref, Files: files } of deliverables) {
    const ofIt = (table: string) => rowsOf(table).filter(({ deliverable_id: of }) => of === id);
    switch (kind) {
      case 'FILE':
        expect(files.map(({ name }) => name)).toEqual(ofIt('deliverable_files').map(({ name }) => name));
        for (const [index, { href }] of files.entries()) {
          const expected = textOf(ofIt('deliverable_files')[index]?.['file_id']);
          const answer = await get(href);
          expect([answer.statusCode, hashOf(answer.rawPayload)]).toEqual([200, expected]);
          expect(hashOf(readFileSync(sources.get(expected) ?? ''))).toBe(expected);
        }
        break;
      case 'TEXT':
        expect(languages.length).toBeGreaterThan(0);
        for (const language of languages) {
          const query = `query($id: ID!, $text: ID!, $language: String) { libraryItem(id: $id) {
            text(deliverableId: $text, language: $language) { body language } } }`;
          const { body } = await ask(app, query, { variables: { id: itemId, text: id, language }, headers });
          const written = ofIt('deliverable_texts').find(({ lang }) => lang === language);
          expect(body.data).toEqual({ libraryItem: { text: { body: written?.['body'], language } } });
        }
        break;
      case 'LINK':
        expect(link).toBe(handed.find((good) => good['id'] === id)?.['link']);
        break;
      case 'EVENT': {
        const { statusCode, body } = await get(calendarHref ?? '');
        expect([statusCode, body.match(/BEGIN:VEVENT/g)?.length]).toEqual([200, ofIt('event_dates').length]);
        break;
      }
      default:
        expect([kind, licenceKey]).toEqual(['LICENCE', expect.stringMatching(/^[A-Z]{4}(-[\dA-F]{4}){3}$/)]);
    }
  }
  return deliverables.length;
}

const tokenOf = async (userId: string) =>
  bearer(
    (await issueSession(db, services.clock(), { userId, lifetime: 'short', userAgent: 'a test' })).token,
  );

describe('the contents of every demo tariff arrive byte for byte', () => {
  it.each(tariffs)('$tariffId, for a guest', async ({ productId, tariffId }) => {
    const { itemId, autoGeneratedToken } = await buy(services, nobody, {
      productId,
      tariffId,
      currencyId: usd,
    });
    expect(await openAll(bearer(autoGeneratedToken ?? ''), itemId, tariffId)).toBeGreaterThan(0);
  });

  it.each(tariffs)('$tariffId, for a member', async ({ productId, tariffId }) => {
    // Members can't buy what their plan includes.
    const isIncluded = activated.some((product) => product.productId === productId);
    const { caller } = isIncluded
      ? { caller: await newAccount(services) }
      : await subscriber(services, 'month');
    const { itemId } = await buy(services, caller, { productId, tariffId, currencyId: usd });
    expect(await openAll(await tokenOf(caller.user.id), itemId, tariffId)).toBeGreaterThan(0);
  });

  it.each(tariffs)('$tariffId, for someone who redeems a gift', async ({ productId, tariffId }) => {
    const receiver = (await newAccount(services)).user;
    const { orderId } = await buy(
      services,
      await newAccount(services),
      { productId, tariffId, currencyId: usd },
      { present: {} },
    );
    const { id } = await db
      .selectFrom('presents')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await redeemPresent(services, receiver, presentCode(services.secret, id));
    const { id: itemId } = await db
      .selectFrom('purchases')
      .select('id')
      .where('present_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await openAll(await tokenOf(receiver.id), itemId, tariffId)).toBeGreaterThan(0);
  });

  it.each(activated)('$tariffId, for a member who activates it', async ({ productId, tariffId }) => {
    const { user } = await subscriber(services, 'month');
    const { id } = await activate(services, user, productId);
    expect(await openAll(await tokenOf(user.id), id, tariffId)).toBeGreaterThan(0);
  });
});

it.each(tariffs)('a refund of $tariffId closes all its URLs at once', async (choice) => {
  const { itemId, transactionId, autoGeneratedToken } = await buy(services, nobody, {
    ...choice,
    currencyId: usd,
  });
  const headers = bearer(autoGeneratedToken ?? '');
  const { Deliverables: before } = await open(headers, itemId);
  const addresses = before.flatMap(({ Files: files, calendarHref }) => [
    ...files.map(({ href }) => href),
    ...(calendarHref === null ? [] : [calendarHref]),
  ]);
  for (const address of addresses) expect((await get(address)).statusCode).toBe(200);
  const { amount_minor: amount } = await transactionOf(services, transactionId);
  await refund(services, transactionId, amount);
  for (const address of addresses) expect((await get(address)).statusCode).toBe(404);
  expect(await open(headers, itemId)).toEqual({ isOpen: false, Deliverables: [] });
});
