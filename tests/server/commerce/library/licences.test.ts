import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseKeys, keysOfPerson } from '../../../../server/commerce/library/personalKeys.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import { activate } from '../../../../server/commerce/subscriptions/activate.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import type { PaymentAnswer } from '../../../../server/commerce/orders/idempotency.ts';
import {
  codeOf,
  deliverProviderEvent,
  fillWallet,
  newAccount,
  pay,
  type Member,
} from '../../support/checkoutSupport.ts';
import { scholar, usd } from '../../support/demoProducts.ts';
import { adminOf } from '../../support/adminSupport.ts';
import { ask, bearer } from '../../support/calls.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { buyPresent, itemOfPresent } from '../../support/presentSupport.ts';
import { buy, handOver, opened, withKeys } from '../../support/librarySupport.ts';
import { subscriber } from '../../support/subscriptionSupport.ts';
import { mailsOf, refund, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;
const { run: admin } = adminOf(services);
const patterns = { productId: '8', tariffId: 'patterns-three', currencyId: usd };

beforeEach(async () => {
  await db.deleteFrom('deliverables').where('kind', '=', 'LICENCE').execute();
  await db.deleteFrom('licence_keys').execute();
  // Anyone who has something open or can redeem it would receive the keys that are added later.
  await db.updateTable('presents').set({ status: 'EXPIRED' }).where('status', '<>', 'REDEEMED').execute();
  await db
    .updateTable('grants')
    .set({ revoked_at: services.clock(), revoked_because: 'ENDED' })
    .where('revoked_at', 'is', null)
    .execute();
});

const keysIn = async (caller: Member, itemId: string) =>
  (await opened(services, caller.user, itemId)).flatMap(({ kind, licenceKey }) =>
    kind === 'LICENCE' ? [licenceKey] : [],
  );

const checked = async () =>
  (
    await ask(app, 'query($input: OrderInput!) { orderCheck(input: $input) { total } }', {
      variables: { input: { productId: '8', tariffId: 'patterns-three' } },
    })
  ).codes;

const shown = async () => {
  const { body } = await ask(app, '{ productById(id: "8") { Tariffs { id soldOut } } }');
  return body.data;
};

const tariffs = (one: { soldOut: boolean }) => ({
  productById: {
    Tariffs: [
      { id: 'patterns-three', ...one },
      { id: 'patterns-all', soldOut: false },
    ],
  },
});

/** Adds keys to a pool as an operator would. */
async function importKeys(pool: string, ...keys: string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'keys-'));
  await writeFile(path.join(folder, 'keys.txt'), keys.join('\r\n'));
  const done = await admin('licenses', 'import', pool, path.join(folder, 'keys.txt'));
  await rm(folder, { recursive: true });
  return done;
}

describe('license keys', () => {
  it('mark a tariff as sold out when its pool is empty, unless the deliverable is archived', async () => {
    const { id } = await withKeys(services, 'patterns-three');
    expect(await checked()).toEqual(['SOLD_OUT']);
    expect(await shown()).toEqual(tariffs({ soldOut: true }));
    await db
      .updateTable('deliverables')
      .set({ archived_at: services.clock() })
      .where('id', '=', id)
      .execute();
    services.time.advance({ seconds: 1 });
    expect(await checked()).toEqual([]);
    expect(await shown()).toEqual(tariffs({ soldOut: false }));
    const caller = await newAccount(services);
    const { itemId } = await buy(services, caller, patterns);
    expect(await keysIn(caller, itemId)).toEqual([]);
  });

  it('make the tariff that still has some the default', async () => {
    const total = async () =>
      (await ask(app, '{ orderCheck(input: { productId: "8", currencyId: "1" }) { default total } }')).body
        .data?.['orderCheck'];
    expect(await total()).toMatchObject({ default: '21.00' });
    await withKeys(services, 'patterns-three');
    expect(await total()).toMatchObject({ default: '54.00' });
    const caller = await newAccount(services);
    const { orderId } = await pay(services, caller, { productId: '8', currencyId: usd });
    const order = db.selectFrom('orders').select('tariff_id').where('id', '=', orderId);
    expect(await order.execute()).toEqual([{ tariff_id: 'patterns-all' }]);
    await withKeys(services, 'patterns-all');
    expect(await codeOf(pay(services, caller, { productId: '8', currencyId: usd }))).toBe('SOLD_OUT');
  });

  it('that are sold out in every edition do not hide from an owner that they have the product', async () => {
    const caller = await newAccount(services);
    await buy(services, caller, patterns);
    await withKeys(services, 'patterns-three');
    await withKeys(services, 'patterns-all');
    const query = '{ orderCheck(input: { productId: "8" }) { owned { kind } } }';
    const { token } = await issueSession(db, services.clock(), { userId: caller.user.id, lifetime: 'short' });
    const { body } = await ask(app, query, { headers: bearer(token) });
    expect(body.data?.['orderCheck']).toEqual({ owned: { kind: 'PURCHASED' } });
    expect((await ask(app, query)).codes).toEqual(['SOLD_OUT']);
  });

  it('that a bonus has run out of stop only that bonus, with an error that names it', async () => {
    const pool = 'maps';
    await handOver(services, { kind: 'LICENCE', gift_id: 'atlas-map', pool });
    const gifts = async () => {
      const answer = await ask(app, '{ productById(id: "2") { Tariffs { soldOut } Gifts { id soldOut } } }');
      return answer.body.data?.['productById'];
    };
    const check = async (giftId?: string) => {
      const answer = await ask(app, 'query($input: OrderInput!) { orderCheck(input: $input) { total } }', {
        variables: { input: { ...scholar, giftId } },
      });
      return answer.body.errors?.[0]?.extensions;
    };
    expect(await gifts()).toMatchObject({
      Tariffs: [{ soldOut: false }, { soldOut: false }, { soldOut: false }],
      Gifts: [
        { id: 'atlas-seminar', soldOut: false },
        { id: 'atlas-map', soldOut: true },
        { id: 'atlas-letters', soldOut: false },
      ],
    });
    expect(await check('atlas-map')).toMatchObject({ code: 'SOLD_OUT', fields: { giftId: 'soldOut' } });
    expect(await check('atlas-seminar')).toBeUndefined();
    expect(await check()).toBeUndefined();
    const caller = await newAccount(services);
    await expect(pay(services, caller, { ...scholar, giftId: 'atlas-map' })).rejects.toMatchObject({
      code: 'SOLD_OUT',
      details: { fields: { giftId: 'soldOut' } },
    });
    await importKeys(pool, 'M1');
    expect(await check('atlas-map')).toBeUndefined();
    await withKeys(services, 'atlas-scholar');
    expect(await check('atlas-map')).toEqual({ code: 'SOLD_OUT' });
  });

  it('are given once per purchase, and an empty pool stops the sale before payment', async () => {
    await withKeys(services, 'patterns-three', 'K1', 'K2');
    const [one, other, late] = [
      await newAccount(services),
      await newAccount(services),
      await newAccount(services),
    ];
    const first = await buy(services, one, patterns);
    const second = await buy(services, other, patterns);
    expect(await keysIn(one, first.itemId)).toEqual(['K1']);
    expect(await keysIn(one, first.itemId)).toEqual(['K1']);
    expect(await keysIn(other, second.itemId)).toEqual(['K2']);
    expect(await checked()).toEqual(['SOLD_OUT']);
    expect(await codeOf(pay(services, late, patterns))).toBe('SOLD_OUT');
    expect(await db.selectFrom('orders').select('id').where('user_id', '=', late.user.id).execute()).toEqual(
      [],
    );
  });

  it('never oversell: one of several concurrent wallet payments gets the last one', async () => {
    await withKeys(services, 'patterns-three', 'LAST');
    const callers = await Promise.all(Array.from({ length: 6 }, () => newAccount(services)));
    for (const caller of callers) await fillWallet(services, caller.user.id, usd, 10_000);
    const ended = await Promise.all(
      callers.map((caller) =>
        buy(services, caller, patterns, { paymentMethodId: 'balance' }).then(
          () => 'bought',
          (error: { code?: string }) => error.code,
        ),
      ),
    );
    expect(ended.sort()).toEqual(['SOLD_OUT', 'SOLD_OUT', 'SOLD_OUT', 'SOLD_OUT', 'SOLD_OUT', 'bought']);
    const keys = await db.selectFrom('licence_keys').select(['key', 'order_id']).execute();
    expect(keys).toEqual([{ key: 'LAST', order_id: expect.any(String) }]);
  });

  it('that ran out during a payment are owed, and delivered with a mail by the next import', async () => {
    const { pool } = await withKeys(services, 'patterns-three', 'K1');
    const callers = [await newAccount(services), await newAccount(services)];
    const started: PaymentAnswer[] = [];
    for (const caller of callers) started.push(await pay(services, caller, patterns));
    await Promise.all(
      started.map(({ transactionId }) => deliverProviderEvent(services, transactionId, 'payment.succeeded')),
    );
    const orders = await db
      .selectFrom('orders')
      .leftJoin('licence_keys', 'licence_keys.order_id', 'orders.id')
      .select(['orders.id', 'status', 'key'])
      .where(
        'orders.id',
        'in',
        started.map(({ orderId }) => orderId),
      )
      .orderBy('key')
      .execute();
    expect(orders.map(({ status, key }) => [status, key])).toEqual([
      ['PAID', 'K1'],
      ['PAID', null],
    ]);
    const owed = orders[1]?.id ?? '';
    expect(await admin('licenses', 'owed')).toEqual({
      code: 1,
      out: expect.stringContaining(`order ${owed}`),
      err: '',
    });
    expect((await admin('licenses', 'list')).out).toContain(`${pool}  0 free  1 given  empty`);

    const before = (await mailsOf(services, 'itemReady')).length;
    expect(await importKeys(pool, 'K1', 'K2', '', 'K3')).toEqual({
      code: 0,
      out: `2 keys added to ${pool}, 1 known already.\n1 that were owed are given.`,
      err: '',
    });
    expect(await admin('licenses', 'owed')).toEqual({ code: 0, out: '', err: '' });
    const given = await db.selectFrom('licence_keys').select('key').where('order_id', '=', owed).execute();
    expect(given).toEqual([{ key: 'K2' }]);
    const mails = await mailsOf(services, 'itemReady');
    expect(mails.slice(before).map(({ data }) => data['reason'])).toEqual(['LICENCE']);
    expect(await checked()).toEqual([]);
  });

  it('are hidden after a refund, and not given to anyone else', async () => {
    await withKeys(services, 'patterns-three', 'K1', 'K2');
    const caller = await newAccount(services);
    const { itemId, transactionId } = await buy(services, caller, patterns);
    const present = await buyPresent(services, await newAccount(services), patterns);
    const { amount_minor: amount } = await transactionOf(services, transactionId);
    await refund(services, transactionId, amount);
    // The same product, received as a gift, has a key of its own.
    await redeemPresent(services, caller.user, present.code);
    const kept = await itemOfPresent(services, present.id);
    expect(await keysIn(caller, itemId)).toEqual([null]);
    expect(await keysIn(caller, kept)).toEqual(['K2']);
    expect(await admin('licenses', 'owed')).toEqual({ code: 0, out: '', err: '' });
    expect(await codeOf(pay(services, await newAccount(services), patterns))).toBe('SOLD_OUT');
  });

  it('are reserved when a gift is paid, and only shown to the person who redeems it', async () => {
    await withKeys(services, 'patterns-three', 'K1');
    const [giver, receiver] = [await newAccount(services), await newAccount(services)];
    const { orderId, id, code } = await buyPresent(services, giver, patterns);
    expect(await checked()).toEqual(['SOLD_OUT']);
    await redeemPresent(services, receiver.user, code);
    const itemId = await itemOfPresent(services, id);
    expect(await keysIn(receiver, itemId)).toEqual(['K1']);
    expect(await keysOfPerson(db, receiver.user.id)).toMatchObject([{ key: 'K1', order_id: orderId }]);
    expect(await keysOfPerson(db, giver.user.id)).toEqual([]);
  });

  it('come with an activation, which an empty pool refuses without using it up', async () => {
    await withKeys(services, 'recordings-complete', 'K1');
    const { caller, user } = await subscriber(services, 'month');
    const { id } = await activate(services, user, '4');
    expect(await keysIn(caller, id)).toEqual(['K1']);
    const { user: other } = await subscriber(services, 'month');
    expect(await codeOf(activate(services, other, '4'))).toBe('SOLD_OUT');
    const { activations_left: left } = await db
      .selectFrom('subscriptions')
      .select('activations_left')
      .where('user_id', '=', other.id)
      .executeTakeFirstOrThrow();
    expect(left).toBe(2);
  });

  it('are erased with their owner, and cannot be imported again', async () => {
    const { pool } = await withKeys(services, 'patterns-three', 'K1');
    const caller = await newAccount(services);
    const { itemId } = await buy(services, caller, patterns);
    await eraseKeys(db, [caller.user.id]);
    expect(await keysIn(caller, itemId)).toEqual([null]);
    expect((await importKeys(pool, 'K1')).out).toBe(`0 keys added to ${pool}, 1 known already.`);
  });

  it('whose deliverable is archived do not stop a sale, and are owed only to earlier orders', async () => {
    const { id, pool } = await withKeys(services, 'patterns-three', 'K1');
    const [first, waits, late] = [
      await newAccount(services),
      await newAccount(services),
      await newAccount(services),
    ];
    await buy(services, first, patterns);
    await importKeys(pool, 'K2');
    const begun = await pay(services, waits, patterns);
    services.time.advance({ minutes: 1 });
    await db
      .updateTable('deliverables')
      .set({ archived_at: services.clock() })
      .where('id', '=', id)
      .execute();
    services.time.advance({ minutes: 1 });
    expect((await buy(services, late, patterns)).itemId).not.toBe('');
    await deliverProviderEvent(services, begun.transactionId, 'payment.succeeded');
    const given = await db
      .selectFrom('licence_keys')
      .select(['key', 'order_id'])
      .where('key', '=', 'K2')
      .execute();
    expect(given).toEqual([{ key: 'K2', order_id: begun.orderId }]);
    expect(await checked()).toEqual([]);
    expect(await admin('licenses', 'owed')).toEqual({ code: 0, out: '', err: '' });
    expect(await admin('licenses', 'list')).toEqual({
      code: 0,
      out: expect.stringMatching(new RegExp(`^${pool}  0 free  2 given$`, 'm')),
      err: '',
    });
  });

  it('are imported as they were meant, whatever a spreadsheet or a mail put around them', async () => {
    const { pool } = await withKeys(services, 'patterns-three');
    await importKeys(
      pool,
      '\ufeffAB-1',
      '\u200bAB-1\u200b',
      '\u00a0AB-2\u2028',
      'AB\u00ad-3\rAB-4',
      '\u200e',
      'AB-4',
    );
    const keys = await db
      .selectFrom('licence_keys')
      .select('key')
      .where('pool', '=', pool)
      .orderBy('id')
      .execute();
    expect(keys.map(({ key }) => key)).toEqual(['AB-1', 'AB-2', 'AB-3', 'AB-4']);
  });

  it('can only be imported into a pool that something uses', async () => {
    expect(await importKeys('nowhere', 'K1')).toEqual({
      code: 1,
      out: '',
      err: 'Nothing that is sold takes keys of the pool nowhere.',
    });
    expect((await admin('licenses', 'import', 'nowhere', '/nowhere')).err).toBe('There is no file /nowhere.');
  });
});
