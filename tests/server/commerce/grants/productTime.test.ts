import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { mergeGuest } from '../../../../server/accounts/guests/mergeGuest.ts';
import { chargeBack, winDispute } from '../../../../server/commerce/checkout/chargebacks.ts';
import { itemOf } from '../../../../server/commerce/library/item.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import type { User } from '../../../../server/kernel/caller.ts';
import {
  ledgerProblems,
  deliverProviderEvent,
  newPerson,
  nobody,
  pay,
  payByCard,
  newAccount,
} from '../../support/checkoutSupport.ts';
import { postponeEvents, usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { buyPresent } from '../../support/presentSupport.ts';
import { later } from '../../support/subscriptionSupport.ts';
import { refund } from '../../support/walletSupport.ts';

const services = await testServices();
await postponeEvents(services);
const { db, clock } = services;
/** Open for 30 days. */
const studio = { productId: '7', tariffId: 'studio-seat', currencyId: usd };
const day = 86_400_000;
const inDays = (days: number) => new Date(clock().getTime() + days * day);
const booksAreRight = async () => expect(await ledgerProblems(services)).toEqual([]);

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute();
});

/** Buys the studio and returns its payment. */
async function buy({ caller }: Awaited<ReturnType<typeof newPerson>>) {
  const { transactionId } = await payByCard(services, caller, studio);
  return transactionId;
}

/** A gift of the studio that someone else paid for. */
const present = async () => buyPresent(services, await newAccount(services), studio);

const purchasesOf = (user: User) =>
  db
    .selectFrom('purchases')
    .select(['id', 'status', 'available_to'])
    .where('user_id', '=', user.id)
    .orderBy('available_to')
    .execute();

/** When the studio closes for a user, by the grants and by their purchases. */
async function openUntil(user: User) {
  const purchases = await purchasesOf(user);
  const open = purchases.filter(({ status }) => status === 'ACTIVE');
  const last = open.at(-1);
  const item = last && (await itemOf(db, clock(), user.id, last.id));
  if (!last || !item?.isOpen) return undefined;
  expect(item.endsAt).toEqual(last.available_to);
  return item.endsAt;
}

const dispute = (transactionId: string, id: string) =>
  db.transaction().execute(async (trx) => {
    const { amount_minor: amount } = await trx
      .selectFrom('transactions')
      .select('amount_minor')
      .where('id', '=', transactionId)
      .executeTakeFirstOrThrow();
    await chargeBack(trx, services, { id, transactionId, amount, reason: null });
  });

describe('buying a product’s time again', () => {
  it('adds it after what is left, and it expires when all is used', async () => {
    const person = await newPerson(services);
    await buy(person);
    await later(services, 10);
    await buy(person);
    await later(services, 0);
    expect(await openUntil(person.user)).toEqual(inDays(50));
    await later(services, 49);
    expect(await openUntil(person.user)).toEqual(inDays(1));
    await later(services, 2);
    expect(await openUntil(person.user)).toBeUndefined();
    expect((await purchasesOf(person.user)).map(({ status }) => status)).toEqual(['EXPIRED', 'EXPIRED']);
    await buy(person);
    expect(await openUntil(person.user)).toEqual(inDays(30));
    await booksAreRight();
  });

  it('concurrently gives twice the time', async () => {
    const person = await newPerson(services);
    const paid = await Promise.all([1, 2].map(() => pay(services, person.caller, studio)));
    await Promise.all(
      paid.map(({ transactionId }) => deliverProviderEvent(services, transactionId, 'payment.succeeded')),
    );
    expect(await openUntil(person.user)).toEqual(inDays(60));
    await booksAreRight();
  });

  it('as a gift adds to it, and the giver’s dispute takes only that', async () => {
    const person = await newPerson(services);
    await buy(person);
    await later(services, 10);
    const { code, transactionId } = await present();
    await redeemPresent(services, person.user, code);
    expect(await openUntil(person.user)).toEqual(inDays(50));
    await dispute(transactionId, randomUUID());
    expect(await openUntil(person.user)).toEqual(inDays(20));
    await booksAreRight();
  });

  it('moves it up in full when the time before it is refunded', async () => {
    const person = await newPerson(services);
    const first = await buy(person);
    await later(services, 10);
    await buy(person);
    await later(services, 5);
    await refund(services, first, 'whole');
    expect(await openUntil(person.user)).toEqual(inDays(30));
    await later(services, 31);
    expect(await openUntil(person.user)).toBeUndefined();
    expect((await purchasesOf(person.user)).map(({ status }) => status).sort()).toEqual([
      'EXPIRED',
      'REFUNDED',
    ]);
    await booksAreRight();
  });

  it('keeps it running, and time restored by a won dispute comes after it', async () => {
    const person = await newPerson(services);
    const first = await buy(person);
    await buy(person);
    await later(services, 10);
    const id = randomUUID();
    await dispute(first, id);
    expect(await openUntil(person.user)).toEqual(inDays(30));
    await later(services, 5);
    await db.transaction().execute((trx) => winDispute(trx, services, { id, transactionId: first }));
    expect(await openUntil(person.user)).toEqual(inDays(25 + 20));
    await booksAreRight();
  });

  it('adds up when a guest is merged into an account', async () => {
    const email = `${randomUUID()}@example.com`;
    const guest = await payByCard(services, nobody, studio, { email });
    const person = await newPerson(services, email);
    await later(services, 10);
    await buy(person);
    await db
      .transaction()
      .execute((trx) =>
        mergeGuest(trx, services, { guestToken: guest.autoGeneratedToken ?? '', accountId: person.user.id }),
      );
    expect(await openUntil(person.user)).toEqual(inDays(30 + 20));
    await booksAreRight();
  });
});
