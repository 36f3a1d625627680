import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { eraseAccount } from '../../../../server/accounts/erasure/eraseAccount.ts';
import { Failure } from '../../../../server/kernel/failure.ts';
import {
  ledgerProblems,
  deliverProviderEvent,
  fillWallet,
  newAccount,
  pay,
} from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { jobContext } from '../../support/jobContext.ts';
import { plans } from '../../support/subscriptionSupport.ts';
import { isConcurrent } from '../../support/testDatabase.ts';
import { topUp } from '../../support/walletSupport.ts';

const services = await testServices();
const { db } = services;
const onServer = isConcurrent ? ['PostgreSQL'] : ['the embedded database'];
const rounds = isConcurrent ? 15 : 2;

/** Errors that are not answers to the caller. */
const faults = (outcomes: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  outcomes.flatMap((each) =>
    each.status === 'rejected' && !(each.reason instanceof Failure) ? [each.reason] : [],
  );

it.each(onServer)('concurrent payments of a plan with a one-time bonus never deadlock on %s', async () => {
  const giftId = randomUUID();
  const words = JSON.stringify({ en: 'A bonus' });
  await db
    .insertInto('gifts')
    .values({
      id: giftId,
      product_id: plans.month.productId,
      type: 'SERVICE',
      is_reusable: false,
      active: true,
      title: words,
      description: words,
      position: 1,
    })
    .execute();
  await db.insertInto('gift_tariffs').values({ gift_id: giftId, tariff_id: plans.month.tariffId }).execute();
  const choice = { ...plans.month, currencyId: usd, giftId };
  for (let round = 0; round < rounds; round += 1) {
    const caller = await newAccount(services);
    await fillWallet(services, caller.user.id, usd, 5_000);
    const first = await pay(services, caller, choice);
    const second = await pay(services, caller, choice);
    const outcomes = await Promise.allSettled([
      deliverProviderEvent(services, first.transactionId, 'payment.succeeded'),
      pay(services, caller, choice, { paymentMethodId: 'balance' }),
      deliverProviderEvent(services, second.transactionId, 'payment.succeeded'),
    ]);
    expect(faults(outcomes)).toEqual([]);
  }
  expect(await ledgerProblems(services)).toEqual([]);
});

it.each(onServer)('erasing a user during their top-up never deadlocks on %s', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const caller = await newAccount(services);
    const userId = caller.user.id;
    await fillWallet(services, userId, usd, 1_000);
    const waiting = await Promise.all([1, 2, 3].map(() => topUp(services, caller, usd)));
    await db.updateTable('users').set({ deletion_date: services.clock() }).where('id', '=', userId).execute();
    const outcomes = await Promise.allSettled([
      ...waiting.map((id) => deliverProviderEvent(services, id, 'payment.succeeded')),
      eraseAccount(jobContext(services), userId),
    ]);
    expect(faults(outcomes)).toEqual([]);
    const erased = await db
      .selectFrom('users')
      .select(['login', 'deletion_date'])
      .where('id', '=', userId)
      .executeTakeFirst();
    expect(erased).toEqual({ login: null, deletion_date: null });
  }
});
