import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { up } from '../../../server/database/migrations/0039Value.ts';
import { changeSubscription, previewChange } from '../../../server/commerce/billing/change.ts';
import { redeemPresent } from '../../../server/commerce/presents/redeemPresent.ts';
import { fillWallet, ledgerProblems, newAccount, payByCard } from '../support/checkoutSupport.ts';
import { usd } from '../support/demoProducts.ts';
import { testServices } from '../support/harness.ts';
import { buyPresent } from '../support/presentSupport.ts';
import { later, plans, subscriber, subscriptionOf } from '../support/subscriptionSupport.ts';
import { refund } from '../support/walletSupport.ts';

const services = await testServices();
const { db } = services;

/** Makes the database what it was before the migration: sales were revenue at once, and credits were in no book. */
const downgrade = [
  `alter table ledger_entries disable trigger user`,
  `alter table ledger_transactions disable trigger user`,
  `insert into ledger_accounts (id, kind, currency_id)
    select distinct 'SALES::' || currency_id, 'SALES', currency_id from ledger_accounts where kind = 'DEFERRED'
    on conflict do nothing`,
  `delete from ledger_entries where ledger_transaction_id in
    (select id from ledger_transactions where kind in ('RECOGNITION', 'CREDIT'))`,
  `delete from ledger_transactions where kind in ('RECOGNITION', 'CREDIT')`,
  `update ledger_entries e set account_id = 'SALES::' || a.currency_id
    from ledger_accounts a where a.id = e.account_id and a.kind = 'DEFERRED'`,
  `delete from ledger_accounts where kind = 'DEFERRED'`,
  `alter table ledger_entries enable trigger user`,
  `alter table ledger_transactions enable trigger user`,
  // A partial refund left the grant as it was.
  `alter table grants disable trigger user`,
  `update grants set paid_minor = 9600 where revoked_at is null and order_id in (
    select order_id from transactions where status = 'PARTIALLY_REFUNDED')`,
  `alter table grants enable trigger user`,
  `drop trigger seal_order on orders`,
  `drop function seal_order`,
  `drop function order_seal`,
  `alter table orders drop column seal`,
  `drop table value_claims`,
  `drop index ledger_accounts_one`,
  `alter table ledger_accounts drop column order_id`,
  `create unique index ledger_accounts_one on ledger_accounts
    (kind, coalesce(user_id, ''), coalesce(provider, ''), currency_id)`,
];

const heldBy = async (orderId: string): Promise<number> => {
  const { sum } = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select((eb) => eb.fn.sum<string | null>('amount_minor').as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
};

it('a database from before value was booked migrates, checks right, and undoes its upgrades', async () => {
  // The migration reads the real clock, so what it finds has to be live by that, too.
  services.time.advance({ seconds: (Date.now() - services.clock().getTime()) / 1000 });
  const buyer = await newAccount(services);
  await payByCard(services, buyer, { productId: '2', tariffId: 'atlas-scholar', currencyId: usd });
  const gift = await buyPresent(services, buyer, { ...plans.year, currencyId: usd });
  const taken = await buyPresent(services, buyer, { ...plans.month, currencyId: usd });
  await redeemPresent(services, (await newAccount(services)).user, taken.code);
  const half = await payByCard(services, await newAccount(services), { ...plans.year, currencyId: usd });
  await refund(services, half.transactionId, 4_800);
  const back = await payByCard(services, await newAccount(services), { ...plans.month, currencyId: usd });
  await refund(services, back.transactionId, 'whole');
  const { user } = await subscriber(services, 'year', { left: 60_000 });
  const { order_id: yearId } = await subscriptionOf(services, user);
  const { id: changeId } = await previewChange(services, user, 'lifetime');
  const { payment } = await changeSubscription(services, user, {
    idempotencyKey: randomUUID(),
    planId: 'lifetime',
    changeId,
    paymentMethodId: 'balance',
  });
  const renewing = await subscriber(services, 'month', { left: 1_200 });
  await later(services, 31);
  expect((await subscriptionOf(services, renewing.user)).status).toBe('ACTIVE');
  await fillWallet(services, user.id, usd, 100);
  expect(await ledgerProblems(services)).toEqual([]);

  await db.transaction().execute(async (trx) => {
    for (const statement of downgrade) await sql.raw(statement).execute(trx);
  });
  await db.transaction().execute((trx) => up(trx));
  expect(await ledgerProblems(services)).toEqual([]);
  expect(await heldBy(payment?.orderId ?? '')).toBeGreaterThan(60_000);
  expect(await heldBy(gift.orderId)).toBe(9_600);
  expect(await heldBy(half.orderId)).toBeGreaterThan(4_000);
  expect(await heldBy(back.orderId)).toBe(0);

  await refund(services, payment?.transactionId ?? '', 'whole');
  expect(await subscriptionOf(services, user)).toMatchObject({ plan_id: 'year', status: 'ACTIVE' });
  expect(await heldBy(yearId ?? '')).toBeGreaterThan(8_000);
  expect(await ledgerProblems(services)).toEqual([]);
});
