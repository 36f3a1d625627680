import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { changeSubscription, previewChange } from '../../../../server/commerce/billing/change.ts';
import { checkBooks } from '../../../../server/commerce/books/checkBooks.ts';
import { numberReceipts } from '../../../../server/commerce/checkout/numberReceipts.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import { activate } from '../../../../server/commerce/subscriptions/activate.ts';
import {
  deliverProviderEvent,
  fillWallet,
  newAccount,
  pay,
  payByCard,
} from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { buyPresent } from '../../support/presentSupport.ts';
import { plans, subscriber, subscriptionOf } from '../../support/subscriptionSupport.ts';
import { refund, topUp } from '../../support/walletSupport.ts';

const services = await testServices();
const { db, clock } = services;

/** One of everything that the books know. */
async function oneOfEverything() {
  const caller = await newAccount(services);
  const userId = caller.user.id;
  await fillWallet(services, userId, usd, 50_000);
  const book = await payByCard(services, caller, {
    productId: '2',
    tariffId: 'atlas-scholar',
    currencyId: usd,
  });
  const timed = await payByCard(services, caller, { productId: '5', currencyId: usd });
  const plan = await payByCard(services, caller, { ...plans.year, currencyId: usd });
  await activate(services, caller.user, '4');
  await pay(services, caller, { productId: '1', currencyId: usd }, { paymentMethodId: 'balance' });
  const refunded = await payByCard(services, caller, { productId: '8', currencyId: usd });
  await refund(services, refunded.transactionId, 'whole');
  const part = await payByCard(services, caller, {
    productId: '2',
    tariffId: 'atlas-patron',
    currencyId: usd,
  });
  await refund(services, part.transactionId, 500);
  const top = await topUp(services, caller, usd);
  await deliverProviderEvent(services, top, 'payment.succeeded');
  const gift = await buyPresent(services, caller, { ...plans.month, currencyId: usd });
  const taker = await newAccount(services);
  await redeemPresent(services, taker.user, gift.code);
  const upgrader = await subscriber(services, 'year', { left: 60_000 });
  const { id: changeId } = await previewChange(services, upgrader.user, 'lifetime');
  const upgrade = await changeSubscription(services, upgrader.user, {
    idempotencyKey: randomUUID(),
    planId: 'lifetime',
    changeId,
    paymentMethodId: 'balance',
  });
  await numberReceipts(services);
  expect(await checkBooks(db, clock())).toEqual([]);
  services.time.advance({ minutes: 5 });
  return {
    userId,
    takerId: taker.user.id,
    subscriptionId: (await subscriptionOf(services, caller.user)).id,
    upgradeId: upgrade.payment?.orderId ?? '',
    book,
    timed,
    plan,
    refunded,
    part,
    top,
    gift,
  };
}

const made = await oneOfEverything();
const { userId, takerId, subscriptionId, book, timed, plan, refunded, part, top, gift } = made;

/** The fact of a payment in the ledger, as a subselect. */
const fact = (transactionId: string, kind = 'SALE') =>
  `(select id from ledger_transactions where transaction_id = '${transactionId}' and kind = '${kind}')`;
const account = (kind: string, provider = '') =>
  `insert into ledger_accounts (id, kind, provider, currency_id)
    values ('${kind}:${provider}:${usd}', '${kind}', nullif('${provider}', ''), '${usd}') on conflict do nothing`;
const moveEntry = (of: string, sign: '<' | '>', to: string) =>
  `update ledger_entries set account_id = '${to}' where ledger_transaction_id = ${of} and amount_minor ${sign} 0`;
const grantColumns =
  'order_id, user_id, kind, subject, tariff, starts_at, ends_at, source, paid_minor, currency_id, payer_id, follows, created_at, revoked_at, revoked_because, revoked_for';
const wallet = (owner: string) => `WALLET:${owner}:${usd}`;

/** What somebody could do to the database by hand, with its triggers off: every line has to be noticed. */
const breaks: Readonly<Record<string, readonly string[]>> = {
  'half of a sale is deleted': [
    `delete from ledger_entries where amount_minor > 0 and ledger_transaction_id = ${fact(book.transactionId)}`,
  ],
  'a sale is deleted': [
    `delete from ledger_entries where ledger_transaction_id = ${fact(book.transactionId)}`,
    `delete from ledger_transactions where id = ${fact(book.transactionId)}`,
  ],
  'both sides of a sale change': [
    `update ledger_entries set amount_minor = sign(amount_minor) * 4000 where ledger_transaction_id = ${fact(book.transactionId)}`,
  ],
  'a provider’s money moves to the bank': [
    account('BANK'),
    moveEntry(fact(book.transactionId), '<', `BANK::${usd}`),
  ],
  'a provider’s money moves to another provider': [
    account('PROVIDER', 'stripe'),
    moveEntry(fact(book.transactionId), '<', `PROVIDER:stripe:${usd}`),
  ],
  'what an order was paid moves to forfeited money': [
    account('FORFEITED'),
    moveEntry(fact(book.transactionId), '>', `FORFEITED::${usd}`),
  ],
  'what an order was paid moves to another order': [
    moveEntry(fact(book.transactionId), '>', `DEFERRED:${timed.orderId}:${usd}`),
  ],
  'what is owed becomes revenue too early': [
    `update ledger_entries set account_id = 'SALES::${usd}' where account_id = 'DEFERRED:${plan.orderId}:${usd}'`,
  ],
  'the credit of an upgrade is deleted': [
    `delete from ledger_entries where ledger_transaction_id in (
      select id from ledger_transactions where kind = 'CREDIT' and reference like '${made.upgradeId}:%')`,
  ],
  'a top-up moves to another wallet, with the balances': [
    `insert into ledger_accounts (id, kind, user_id, currency_id, balance_minor)
      values ('${wallet(takerId)}', 'WALLET', '${takerId}', '${usd}', 2500) on conflict do nothing`,
    `update ledger_accounts set balance_minor = balance_minor - 2500 where id = '${wallet(userId)}'`,
    moveEntry(fact(top, 'TOP_UP'), '>', wallet(takerId)),
  ],
  'a balance changes': [
    `update ledger_accounts set balance_minor = balance_minor + 1 where id = '${wallet(userId)}'`,
  ],
  'the opening of a wallet is deleted, with its balance': [
    `update ledger_accounts set balance_minor = balance_minor - 50000 where id = '${wallet(userId)}'`,
    `delete from ledger_entries where ledger_transaction_id in (
      select ledger_transaction_id from ledger_entries where account_id = '${wallet(userId)}' and amount_minor = 50000)`,
  ],
  'a fact gets another date': [
    `update ledger_transactions set created_at = created_at - interval '400 days' where id = ${fact(book.transactionId)}`,
  ],
  'a grant of goods is deleted': [`delete from grants where order_id = '${book.orderId}'`],
  'a grant of goods becomes shorter': [
    `update grants set ends_at = ends_at - interval '30 days' where order_id = '${timed.orderId}'`,
  ],
  'a purchase becomes shorter': [
    `update purchases set available_to = available_to - interval '30 days' where order_id = '${timed.orderId}'`,
  ],
  'paid time is granted twice': [
    `insert into grants (id, ${grantColumns}) select gen_random_uuid(), ${grantColumns} from grants
      where order_id = '${plan.orderId}' and kind = 'PLAN'`,
  ],
  'goods are granted twice': [
    `insert into grants (id, ${grantColumns}) select gen_random_uuid(), ${grantColumns} from grants
      where order_id = '${timed.orderId}' and kind = 'PRODUCT'`,
  ],
  'time is granted to somebody without a subscription': [
    `insert into grants (id, user_id, kind, subject, starts_at, ends_at, source, paid_minor, created_at)
      values (gen_random_uuid(), '${(await newAccount(services)).user.id}', 'PLAN', 'year', '2100-01-01', '2101-01-01', 'GOODWILL', 0, now())`,
  ],
  'time is worth more than was paid': [
    `update grants set paid_minor = 64000 where order_id = '${plan.orderId}' and kind = 'PLAN'`,
  ],
  'what a gift gave is deleted': [`delete from grants where order_id = '${gift.orderId}'`],
  'a grant of a paid order is revoked': [
    `update grants set revoked_at = now(), revoked_because = 'REFUNDED' where order_id = '${book.orderId}'`,
  ],
  'a grant moves to another person': [
    `update grants set user_id = '${takerId}' where order_id = '${timed.orderId}'`,
  ],
  'an activation loses its grant': [`delete from grants where kind = 'ACTIVATION' and user_id = '${userId}'`],
  'a subscription says another plan': [
    `update subscriptions set plan_id = 'lifetime' where id = '${subscriptionId}'`,
  ],
  'a subscription ends with time left': [
    `update subscriptions set status = 'CANCELED' where id = '${subscriptionId}'`,
  ],
  'a subscription ends another day': [
    `update subscriptions set active_end_date = active_end_date + interval '1 day' where id = '${subscriptionId}'`,
  ],
  'an announced price changes': [`update subscriptions set told_minor = 1 where id = '${subscriptionId}'`],
  'a receipt in the middle is lost': [`update orders set receipt_number = null where id = '${book.orderId}'`],
  'the last receipt is lost': [
    `update orders set receipt_number = null where receipt_number = (select max(receipt_number) from orders)`,
  ],
  'receipts get numbers of their own': [
    `update orders set receipt_number = case id when '${book.orderId}' then -1 else -2 end
      where id in ('${book.orderId}', '${timed.orderId}')`,
  ],
  'a credit note is lost': [
    `update refunds set credit_number = null, credited_at = null where transaction_id = '${refunded.transactionId}'`,
  ],
  'a refunded purchase is open': [
    `update purchases set status = 'ACTIVE' where order_id = '${refunded.orderId}'`,
  ],
  'a paid purchase is refunded': [
    `update purchases set status = 'REFUNDED' where order_id = '${book.orderId}'`,
  ],
  'a purchase moves to another person': [
    `update purchases set user_id = '${takerId}' where order_id = '${book.orderId}'`,
  ],
  'the total of an order changes': [`update orders set total_minor = 1 where id = '${book.orderId}'`],
  'the price and the tax of an order change': [
    `update orders set default_minor = 99999, tax_rate_bp = 1900 where id = '${book.orderId}'`,
  ],
  'a paid order is open again': [`update orders set status = 'OPEN' where id = '${book.orderId}'`],
  'an order moves to another person': [
    `update orders set user_id = '${takerId}' where id = '${book.orderId}'`,
  ],
  'the amount of a payment changes': [
    `update transactions set amount_minor = 4000 where id = '${book.transactionId}'`,
  ],
  'the refunded part of a payment changes': [
    `update transactions set refunded_minor = 400 where id = '${part.transactionId}'`,
  ],
  'a refund is deleted': [`delete from refunds where transaction_id = '${part.transactionId}'`],
  'a refund is deleted everywhere': [
    `delete from ledger_entries where ledger_transaction_id = ${fact(part.transactionId, 'REFUND')}`,
    `delete from ledger_transactions where id = ${fact(part.transactionId, 'REFUND')}`,
    `delete from refunds where transaction_id = '${part.transactionId}'`,
    `update transactions set refunded_minor = 0, status = 'SUCCEEDED' where id = '${part.transactionId}'`,
  ],
  'a gift that was taken can be taken again': [
    `update presents set status = 'PURCHASED', redeemed_by = null, redeemed_at = null where order_id = '${gift.orderId}'`,
  ],
  'a promo code counts uses that nobody paid with': [
    `insert into promo_codes (code, percent, active, uses, max_uses) values ('ZZZ', 50, true, 7, 9)`,
  ],
};

const tables = [
  'grants',
  'ledger_accounts',
  'ledger_entries',
  'ledger_transactions',
  'orders',
  'presents',
  'promo_codes',
  'purchases',
  'refunds',
  'subscriptions',
  'transactions',
];

class Undone extends Error {}

it.each(Object.keys(breaks))('the check of the books notices that %s', async (name) => {
  let found: readonly string[] = [];
  const attempt = db.transaction().execute(async (trx) => {
    for (const table of tables) await sql.raw(`alter table ${table} disable trigger user`).execute(trx);
    for (const statement of breaks[name] ?? []) await sql.raw(statement).execute(trx);
    found = await checkBooks(trx, clock());
    throw new Undone();
  });
  await expect(attempt).rejects.toThrow(Undone);
  expect(found).not.toEqual([]);
});

it('what was paid for with an order does not change', async () => {
  const change = db
    .updateTable('orders')
    .set({ default_minor: 99_999 })
    .where('id', '=', book.orderId)
    .execute();
  await expect(change).rejects.toThrow('does not change');
});
