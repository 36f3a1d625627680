import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { changeSubscription, previewChange } from '../../../server/commerce/billing/change.ts';
import { cancelSubscription } from '../../../server/commerce/checkout/cancelPlan.ts';
import { up } from '../../../server/database/migrations/0047UpgradePurchases.ts';
import type { PurchaseState } from '../../../src/shared/states.ts';
import { ledgerProblems } from '../support/checkoutSupport.ts';
import { testServices } from '../support/harness.ts';
import { later, subscriber, type PlanName, type Subscriber } from '../support/subscriptionSupport.ts';
import { refund } from '../support/walletSupport.ts';

const services = await testServices();
const { db } = services;

/** Upgrades a member from the wallet; returns the id of the transaction. */
async function upgrade({ user }: Subscriber, planId: PlanName): Promise<string> {
  const { id: changeId } = await previewChange(services, user, planId);
  const { payment } = await changeSubscription(services, user, {
    idempotencyKey: randomUUID(),
    planId,
    changeId,
    paymentMethodId: 'balance',
  });
  return payment?.transactionId ?? '';
}

const cancel = ({ user }: Subscriber) => cancelSubscription(services, user, {});

/** What became of the upgrades of a yearly member 20 days before the renewal, and the states of their purchases. */
interface Life {
  readonly name: string;
  /** What the wallet has, in minor units: a month costs 1,200, less what the year has left. */
  readonly left: number;
  /** When it was bought, before today: the migration reads the real clock. */
  readonly daysAgo: number;
  readonly live: (member: Subscriber) => Promise<unknown>;
  readonly states: readonly PurchaseState[];
}

const lives: readonly Life[] = [
  {
    name: 'lasts',
    left: 64_000,
    daysAgo: 9,
    live: (member) => upgrade(member, 'lifetime'),
    states: ['ACTIVE'],
  },
  {
    name: 'was refunded',
    left: 64_000,
    daysAgo: 9,
    live: async (member) => refund(services, await upgrade(member, 'lifetime'), 'whole'),
    states: ['REFUNDED'],
  },
  {
    name: 'was credited to another',
    left: 64_000,
    daysAgo: 9,
    live: async (member) => {
      await upgrade(member, 'month');
      await later(services, 9);
      await upgrade(member, 'lifetime');
    },
    states: ['SPENT', 'ACTIVE'],
  },
  {
    name: 'was credited to another that was refunded',
    left: 64_000,
    daysAgo: 9,
    live: async (member) => {
      await upgrade(member, 'month');
      await later(services, 9);
      await refund(services, await upgrade(member, 'lifetime'), 'whole');
    },
    states: ['ACTIVE', 'REFUNDED'],
  },
  {
    name: 'was used up and renewed',
    left: 2_400,
    daysAgo: 40,
    live: async (member) => {
      await upgrade(member, 'month');
      await later(services, 40);
    },
    states: ['SPENT'],
  },
  {
    name: 'was used up, and its renewal is past due',
    left: 1_200,
    daysAgo: 31,
    live: async (member) => {
      await upgrade(member, 'month');
      await later(services, 31);
    },
    states: ['ACTIVE'],
  },
  {
    name: 'was used up, and its renewal was never paid',
    left: 1_200,
    daysAgo: 90,
    live: async (member) => {
      await upgrade(member, 'month');
      await later(services, 31);
      await later(services, 59);
    },
    states: ['EXPIRED'],
  },
  {
    name: 'was canceled and used up',
    left: 2_400,
    daysAgo: 40,
    live: async (member) => {
      await upgrade(member, 'month');
      await cancel(member);
      await later(services, 40);
    },
    states: ['EXPIRED'],
  },
  {
    name: 'was used up and renewed, until that ended',
    left: 2_400,
    daysAgo: 90,
    live: async (member) => {
      await upgrade(member, 'month');
      await later(services, 40);
      await cancel(member);
      await later(services, 50);
    },
    states: ['SPENT'],
  },
  {
    name: 'was refunded after a renewal',
    left: 2_400,
    daysAgo: 40,
    live: async (member) => {
      const paid = await upgrade(member, 'month');
      await later(services, 35);
      await later(services, 5);
      await refund(services, paid, 'whole');
    },
    states: ['SPENT'],
  },
  {
    name: 'was refunded while its renewal was past due',
    left: 1_200,
    daysAgo: 31,
    live: async (member) => {
      const paid = await upgrade(member, 'month');
      await later(services, 31);
      await refund(services, paid, 'whole');
    },
    states: ['REFUNDED'],
  },
  {
    name: 'was refunded after its end',
    left: 2_400,
    daysAgo: 40,
    live: async (member) => {
      const paid = await upgrade(member, 'month');
      await cancel(member);
      await later(services, 40);
      await refund(services, paid, 'whole');
    },
    states: ['EXPIRED'],
  },
];

const upgradesOf = ({ user }: Subscriber) =>
  db.selectFrom('orders').select('id').where('purpose', '=', 'UPGRADE').where('user_id', '=', user.id);

const purchasesOf = (member: Subscriber) =>
  db
    .selectFrom('purchases')
    .select(['order_id', 'user_id', 'product_id', 'tariff_id', 'gift_id', 'status', 'spent_at'])
    .select(['available_to', 'created_at'])
    .where('order_id', 'in', upgradesOf(member))
    .orderBy('created_at')
    .execute();

it.each(lives)('an upgrade that $name is listed as it would be now', async (life) => {
  await db.deleteFrom('jobs').execute();
  const begins = Date.now() - (345 + life.daysAgo) * 86_400_000;
  services.time.advance({ seconds: (begins - services.clock().getTime()) / 1000 });
  const member = await subscriber(services, 'year', { left: life.left });
  await later(services, 345);
  await life.live(member);
  const now = await purchasesOf(member);
  expect(now.map(({ status }) => status)).toEqual(life.states);

  await db.deleteFrom('purchases').where('order_id', 'in', upgradesOf(member)).execute();
  if (life.states.includes('ACTIVE')) expect(await ledgerProblems(services)).not.toEqual([]);
  await db.transaction().execute((trx) => up(trx));
  expect(await purchasesOf(member)).toEqual(now);
  expect(await ledgerProblems(services)).toEqual([]);
  await db.transaction().execute((trx) => up(trx));
  expect(await purchasesOf(member)).toHaveLength(life.states.length);
});
