import type { Selectable } from 'kysely';
import type { GraphQLContext } from '../graphql/context.ts';
import { perRequest } from '../graphql/perRequest.ts';
import type { Database } from '../database/schema.ts';

/** What a caller may take home: everything as a subscriber, else what belongs to products they have. */
export interface FileAccess {
  readonly isSubscriber: boolean;
  readonly productIds: ReadonlySet<string>;
}

type Asker = Pick<GraphQLContext, 'db' | 'clock' | 'user'>;

async function readAccess({ db, clock, user }: Asker): Promise<FileAccess> {
  if (!user) return { isSubscriber: false, productIds: new Set() };
  const now = clock();
  const [subscription, purchases, activated] = await Promise.all([
    db
      .selectFrom('subscriptions')
      .select(['status', 'active_end_date', 'past_due_end_date'])
      .where('user_id', '=', user.id)
      .where('status', 'in', ['TRIALING', 'ACTIVE', 'PAST_DUE'])
      .executeTakeFirst(),
    db
      .selectFrom('purchases')
      .select('product_id')
      .where('user_id', '=', user.id)
      .where('status', '=', 'ACTIVE')
      .where((eb) => eb.or([eb('available_to', 'is', null), eb('available_to', '>', now)]))
      .execute(),
    db
      .selectFrom('subscription_purchases')
      .innerJoin('subscriptions', 'subscriptions.id', 'subscription_purchases.subscription_id')
      .select('product_id')
      .where('user_id', '=', user.id)
      .where('subscription_purchases.status', '=', 'ACTIVE')
      .where((eb) => eb.or([eb('available_to', 'is', null), eb('available_to', '>', now)]))
      .execute(),
  ]);
  return {
    isSubscriber: subscription !== undefined && isRunning(subscription, now),
    productIds: new Set([...purchases, ...activated].map((row) => row.product_id)),
  };
}

/** Whether a live subscription gives access: up to its end, or through its days of grace. */
function isRunning(
  subscription: Pick<
    Selectable<Database['subscriptions']>,
    'status' | 'active_end_date' | 'past_due_end_date'
  >,
  now: Date,
): boolean {
  const { status, active_end_date: paidUntil, past_due_end_date: graceUntil } = subscription;
  const end = status === 'PAST_DUE' ? (graceUntil ?? paidUntil) : paidUntil;
  return end === null || end > now;
}

/** The access of a request's caller, asked of the database once a request. */
export const fileAccess = perRequest(readAccess);
