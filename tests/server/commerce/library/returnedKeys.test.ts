import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelSubscription } from '../../../../server/commerce/checkout/cancelPlan.ts';
import { previewChange } from '../../../../server/commerce/billing/change.ts';
import { chargeBack, winDispute } from '../../../../server/commerce/checkout/chargebacks.ts';
import { keysOfPerson, markKeysShown } from '../../../../server/commerce/library/personalKeys.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import { activate } from '../../../../server/commerce/subscriptions/activate.ts';
import { askRefund } from '../../../../server/commerce/withdrawals/askRefund.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import { ask, bearer } from '../../support/calls.ts';
import { newAccount, pay, payByCard, type Member } from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { withKeys } from '../../support/librarySupport.ts';
import { buyPresent } from '../../support/presentSupport.ts';
import { keepCard, later, plans, subscriber } from '../../support/subscriptionSupport.ts';
import { refund } from '../../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock } = services;
const patterns = { productId: '8', tariffId: 'patterns-three', currencyId: usd };
const inTrx = <Result>(run: (trx: typeof db) => Promise<Result>) => db.transaction().execute(run);

beforeEach(async () => {
  await db.deleteFrom('licence_keys').execute();
  await db.deleteFrom('deliverables').where('kind', '=', 'LICENCE').execute();
  // Those of other tests would get the keys that are added later.
  await db.updateTable('subscription_purchases').set({ status: 'EXPIRED' }).execute();
});

/** The keys of a pool, and whether each is free. */
const keysIn = async (pool: string) =>
  (await db.selectFrom('licence_keys').selectAll().where('pool', '=', pool).orderBy('id').execute()).map(
    ({ key, given_at: at }) => [key, at === null ? 'free' : 'given'],
  );

const answer = v.object({
  libraryItem: v.object({ Deliverables: v.array(v.looseObject({ kind: v.string() })) }),
});

/** The license on the page of an item, as its owner sees it. */
async function shown({ user }: Member, itemId: string): Promise<unknown> {
  const { token } = await issueSession(db, clock(), { userId: user.id, lifetime: 'short' });
  const query =
    'query ($id: ID!) { libraryItem(id: $id) { Deliverables { kind licenceKey keyAfterTrial } } }';
  const { body } = await ask(app, query, { variables: { id: itemId }, headers: bearer(token) });
  const { Deliverables: all } = v.parse(answer, body.data).libraryItem;
  return all.find(({ kind }) => kind === 'LICENCE');
}

describe('the key of a gift that nobody redeemed goes back to its pool', () => {
  it('when the gift is withdrawn, and can be sold again', async () => {
    await withKeys(services, 'patterns-three', 'KEY-1');
    const caller = await newAccount(services);
    const gift = await buyPresent(services, caller, patterns);
    expect((await askRefund(services, caller.user, gift.orderId)).status).toBe('REFUNDED');
    const { orderId } = await pay(services, await newAccount(services), patterns);
    expect(orderId).toEqual(expect.any(String));
  });

  it('when the operator refunds it, and when its time is up', async () => {
    const { pool } = await withKeys(services, 'patterns-three', 'KEY-1', 'KEY-2');
    const one = await buyPresent(services, await newAccount(services), patterns);
    await buyPresent(services, await newAccount(services), patterns);
    await refund(services, one.transactionId, 'whole');
    expect(await keysIn(pool)).toEqual([
      ['KEY-1', 'free'],
      ['KEY-2', 'given'],
    ]);
    await later(services, 366);
    expect(await keysIn(pool)).toEqual([
      ['KEY-1', 'free'],
      ['KEY-2', 'free'],
    ]);
  });

  it('but not once it was redeemed', async () => {
    const { pool } = await withKeys(services, 'patterns-three', 'KEY-1');
    const gift = await buyPresent(services, await newAccount(services), patterns);
    await redeemPresent(services, (await newAccount(services)).user, gift.code);
    await refund(services, gift.transactionId, 'whole');
    expect(await keysIn(pool)).toEqual([['KEY-1', 'given']]);
  });

  it('and the gift gets a key again when its dispute is won', async () => {
    const { pool } = await withKeys(services, 'patterns-three', 'KEY-1');
    const gift = await buyPresent(services, await newAccount(services), patterns);
    const dispute = { id: randomUUID(), transactionId: gift.transactionId };
    const amount = 2_100;
    await inTrx((trx) => chargeBack(trx, services, { ...dispute, amount, reason: 'fraudulent' }));
    expect(await keysIn(pool)).toEqual([['KEY-1', 'free']]);
    await inTrx((trx) => winDispute(trx, services, dispute));
    expect(await keysIn(pool)).toEqual([['KEY-1', 'given']]);
  });
});

describe('in a trial', () => {
  const trial = async () => {
    const { pool } = await withKeys(services, 'recordings-complete', 'KEY-1');
    const { caller, user } = await subscriber(services, 'year', { trial: true });
    const { id } = await activate(services, user, '4');
    return { pool, caller, user, id };
  };

  it('an activation takes no key, says so, and gets it with the first payment', async () => {
    const { pool, caller, user, id } = await trial();
    expect(await keysIn(pool)).toEqual([['KEY-1', 'free']]);
    expect(await shown(caller, id)).toMatchObject({ licenceKey: null, keyAfterTrial: true });
    const { id: changeId } = await previewChange(services, user, 'year');
    await payByCard(services, caller, { ...plans.year, currencyId: usd }, { changeId });
    expect(await shown(caller, id)).toMatchObject({ licenceKey: 'KEY-1', keyAfterTrial: false });
  });

  it('or with the renewal after it', async () => {
    const { pool } = await withKeys(services, 'recordings-complete', 'KEY-1');
    const caller = await newAccount(services);
    await keepCard(services, caller.user);
    await pay(
      services,
      caller,
      { ...plans.year, currencyId: usd },
      { paymentMethodId: 'sandbox', trial: true },
    );
    await activate(services, caller.user, '4');
    await later(services, 14.1);
    expect(await keysIn(pool)).toEqual([['KEY-1', 'given']]);
  });

  it('a key that comes with the payment makes that payment used', async () => {
    const { caller, user } = await trial();
    const { id: changeId } = await previewChange(services, user, 'year');
    const { orderId } = await payByCard(services, caller, { ...plans.year, currencyId: usd }, { changeId });
    expect((await askRefund(services, user, orderId)).status).toBe('PAID');
  });
});

describe('an activation that ends', () => {
  const activated = async () => {
    const { pool } = await withKeys(services, 'recordings-complete', 'KEY-1');
    const { caller, user } = await subscriber(services, 'month');
    await cancelSubscription(services, user, {});
    const { id } = await activate(services, user, '4');
    return { pool, caller, id };
  };

  it('returns a key that nobody has seen', async () => {
    const { pool } = await activated();
    expect(await keysIn(pool)).toEqual([['KEY-1', 'given']]);
    await later(services, 400);
    expect(await keysIn(pool)).toEqual([['KEY-1', 'free']]);
  });

  it('keeps one that was shown on its page', async () => {
    const { pool, caller, id } = await activated();
    expect(await shown(caller, id)).toMatchObject({ licenceKey: 'KEY-1' });
    await later(services, 400);
    expect(await keysIn(pool)).toEqual([['KEY-1', 'given']]);
  });

  it('keeps one that was shown in a copy of the account’s data', async () => {
    const { pool, caller } = await activated();
    await markKeysShown(db, clock(), caller.user.id);
    expect(await keysOfPerson(db, caller.user.id)).toMatchObject([{ key: 'KEY-1' }]);
    await later(services, 400);
    expect(await keysIn(pool)).toEqual([['KEY-1', 'given']]);
  });
});
