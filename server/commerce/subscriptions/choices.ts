import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Something a subscription's owner decided about its renewal or was told about it. */
type Choice = Selectable<Database['subscription_choices']>;

type Written = Insertable<Database['subscription_choices']>;

/** A choice to insert. */
export type NewChoice = Omit<Written, 'id' | 'subscription_id' | 'created_at' | 'position'>;

/** A choice and whether it counts: not if the order it belongs to was undone, and when that took its time. */
export type ReadChoice = Omit<Choice, 'id' | 'subscription_id' | 'position'> & {
  readonly is_live: boolean;
  readonly undone_at: Date | null;
};

/** The choices of a subscription, and what else decides about its renewal. */
export interface ReadChoices {
  readonly choices: readonly ReadChoice[];
  /** Until when its owner has, or had, time that they paid for, or try, themselves; null if that was undone. */
  readonly ownUntil: Date | null;
  readonly isBlocked: boolean;
}

/** Where time comes from that its owner pays for, or tries, themselves; gifts and goodwill aren't a contract. */
const ownSources = ['PURCHASE', 'RENEWAL', 'TRIAL'] as const;

/** A choice without anything that its act doesn't need. */
const blank = {
  order_id: null,
  plan_id: null,
  instead_of: null,
  tariff_id: null,
  currency_id: null,
  amount_minor: null,
  list_minor: null,
  paid_minor: null,
  renews: null,
  holds_from: null,
  because: null,
} as const;

/** A choice as it will be read once it's inserted, for previews. */
export const asRead = (now: Date, choice: NewChoice): ReadChoice => ({
  ...blank,
  ...choice,
  because: choice.because ?? null,
  created_at: now,
  is_live: true,
  undone_at: null,
});

/** Inserts a choice, in the database transaction of the act it comes from. */
export const choose = (
  trx: Kysely<Database>,
  now: Date,
  subscriptionId: string,
  choice: NewChoice,
): Promise<unknown> =>
  trx
    .insertInto('subscription_choices')
    .values({ ...choice, id: randomUUID(), subscription_id: subscriptionId, created_at: now })
    .execute();

/** The choices of some subscriptions in the order in which they were made, by subscription. */
export async function choicesOf(
  db: Kysely<Database>,
  subscriptionIds: readonly string[],
): Promise<Map<string, ReadChoices>> {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .innerJoin('subscription_choices as choice', 'choice.subscription_id', 'subscriptions.id')
    .leftJoin('orders', 'orders.id', 'choice.order_id')
    .selectAll('choice')
    .select((eb) => [
      sql<boolean>`orders.status is null or orders.status = 'PAID'`.as('is_live'),
      sql<boolean>`users.blocked_at is not null`.as('is_blocked'),
      eb
        .selectFrom('grants')
        .select((of) => of.fn.max<Date | null>('revoked_at').as('at'))
        .whereRef('grants.order_id', '=', 'choice.order_id')
        .where('grants.kind', '=', 'PLAN')
        .where('grants.revoked_because', '=', 'REFUNDED')
        .as('undone_at'),
      eb
        .selectFrom('grants')
        .select(sql<Date | null>`max(coalesce(grants.ends_at, '9999-12-31'))`.as('until'))
        .whereRef('grants.user_id', '=', 'subscriptions.user_id')
        .where('grants.kind', '=', 'PLAN')
        .where('grants.source', 'in', ownSources)
        .where('grants.revoked_at', 'is', null)
        .as('own_until'),
    ])
    .where('subscriptions.id', 'in', subscriptionIds)
    .orderBy('choice.created_at')
    .orderBy('choice.position')
    .execute();
  const found = new Map<string, ReadChoices & { readonly choices: ReadChoice[] }>();
  for (const { own_until: ownUntil, is_blocked: isBlocked, ...choice } of rows) {
    const known = found.get(choice.subscription_id);
    if (known) known.choices.push(choice);
    else found.set(choice.subscription_id, { choices: [choice], ownUntil, isBlocked });
  }
  return found;
}

const none: ReadChoices = { choices: [], ownUntil: null, isBlocked: false };

/** The choices of one subscription. */
export const choicesFor = async (db: Kysely<Database>, id: string): Promise<ReadChoices> =>
  (await choicesOf(db, [id])).get(id) ?? none;

/** What isn't carried to another subscription: how the old one ended, and a deletion planned back then. */
const notCarried = ['ENDED', 'PAUSED', 'UNPAUSED'] as const;

/** Carries choices of a subscription that ended to the one in which an order's time continues, with their times. */
export async function carryChoices(
  trx: Kysely<Database>,
  { orderId, to }: { readonly orderId: string; readonly to: string },
  { all }: { readonly all: boolean },
): Promise<void> {
  const from = await trx
    .selectFrom('subscription_choices')
    .select('subscription_id')
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('position', 'desc')
    .executeTakeFirst();
  if (!from || from.subscription_id === to) return;
  const known = await trx
    .selectFrom('subscription_choices')
    .selectAll()
    .where('subscription_id', '=', from.subscription_id)
    .where('act', 'not in', notCarried)
    .$if(!all, (query) => query.where('order_id', '=', orderId))
    .orderBy('created_at')
    .orderBy('position')
    .execute();
  for (const { position: _position, ...choice } of known)
    await trx
      .insertInto('subscription_choices')
      .values({ ...choice, id: randomUUID(), subscription_id: to, because: choice.because })
      .execute();
}
