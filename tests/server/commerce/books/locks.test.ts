import { expect, it } from 'vitest';
import { Failure } from '../../../../server/kernel/failure.ts';
import { eraseAccount } from '../../../../server/accounts/erasure/eraseAccount.ts';
import { checkLedger } from '../../../../server/commerce/ledger/check.ts';
import { numberReceipts } from '../../../../server/commerce/checkout/numberReceipts.ts';
import { deliverProviderEvent, newAccount, pay, walletOf } from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { jobContext } from '../../support/jobContext.ts';
import { isConcurrent } from '../../support/testDatabase.ts';
import { topUp, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices();
const { db } = services;

it.each(isConcurrent ? ['PostgreSQL'] : ['the embedded database'])(
  'on %s, top-ups that settle while their account is erased end in its wallet before that, or in suspense',
  async () => {
    for (let round = 0; round < 10; round++) {
      const caller = await newAccount(services);
      const id = caller.user.id;
      const first = await topUp(services, caller, usd);
      await deliverProviderEvent(services, first, 'payment.succeeded');
      const others = await Promise.all([1, 2].map(() => topUp(services, caller, usd)));
      await db.updateTable('users').set({ deletion_date: services.clock() }).where('id', '=', id).execute();
      await Promise.all([
        eraseAccount(jobContext(services), id),
        ...others.map((each) => deliverProviderEvent(services, each, 'payment.succeeded')),
      ]);
      expect(await walletOf(services, id, usd)).toBe(0);
      for (const each of others) expect((await transactionOf(services, each)).status).toBe('SUCCEEDED');
    }
    await numberReceipts(services);
    expect(await checkLedger(db, services.clock())).toEqual([]);
  },
);

it.each(isConcurrent ? ['PostgreSQL'] : [])(
  'on %s, two concurrent payments of a plan with a one-time bonus succeed and give it once',
  async () => {
    const month = { productId: '10', currencyId: usd };
    const { id: tariffId } = await db
      .selectFrom('tariffs')
      .select('id')
      .where('product_id', '=', '10')
      .executeTakeFirstOrThrow();
    const words = JSON.stringify({ en: 'Once' });
    const gift = { id: 'once', product_id: '10', title: words, description: words, position: 99 };
    await db
      .insertInto('gifts')
      .values({ ...gift, type: 'CONTENT', is_reusable: false, active: true })
      .execute();
    await db.insertInto('gift_tariffs').values({ gift_id: gift.id, tariff_id: tariffId }).execute();
    for (let round = 0; round < 10; round++) {
      const caller = await newAccount(services);
      const order = { ...month, tariffId, giftId: gift.id };
      const { transactionId } = await pay(services, caller, order);
      await Promise.all([
        deliverProviderEvent(services, transactionId, 'payment.succeeded'),
        // It may come too late for the bonus, which is a refusal and not a deadlock.
        pay(services, caller, order).catch((error: unknown) => {
          if (!(error instanceof Failure)) throw error;
        }),
      ]);
      expect((await transactionOf(services, transactionId)).status).toBe('SUCCEEDED');
    }
    const given = await db
      .selectFrom('purchases')
      .select(['user_id', (eb) => eb.fn.countAll<number>().as('times')])
      .where('gift_id', '=', gift.id)
      .groupBy('user_id')
      .execute();
    expect(given.map(({ times }) => times)).toEqual(Array.from({ length: 10 }, () => 1));
  },
);
