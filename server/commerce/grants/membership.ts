import type { ExpressionBuilder, Kysely } from 'kysely';
import { renewalInProcess } from '../../catalogue/renewalInProcess.ts';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';

/**
 * Whether a `users` row pays member prices: it has a live grant of a plan that includes them, or the provider is
 * processing the payment that renews one.
 */
export const memberAt = (eb: ExpressionBuilder<Database, 'users'>, now: Date) =>
  eb.and([eb('users.blocked_at', 'is', null), eb.or([hasGrant(eb, now), isBeingRenewed(eb)])]);

const hasGrant = (eb: ExpressionBuilder<Database, 'users'>, now: Date) =>
  eb.exists(
    eb
      .selectFrom('grants')
      .innerJoin('plans', 'plans.id', 'grants.subject')
      .select('grants.id')
      .whereRef('grants.user_id', '=', 'users.id')
      .where('grants.kind', '=', 'PLAN')
      .where('grants.revoked_at', 'is', null)
      .where('grants.starts_at', '<=', now)
      .where((inner) => inner.or([inner('grants.ends_at', 'is', null), inner('grants.ends_at', '>', now)]))
      .where('plans.opens_member_prices', '=', true),
  );

const isBeingRenewed = (eb: ExpressionBuilder<Database, 'users'>) =>
  eb.exists(
    eb
      .selectFrom('subscriptions')
      .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
      .select('subscriptions.id')
      .whereRef('subscriptions.user_id', '=', 'users.id')
      .where('subscriptions.status', 'in', ['TRIALING', 'ACTIVE', 'PAST_DUE'])
      .where('plans.opens_member_prices', '=', true)
      .where(renewalInProcess),
  );

/** Whether a user pays member prices now. */
export async function isMember(
  db: Kysely<Database>,
  now: Date,
  user: Pick<User, 'id'> | undefined,
): Promise<boolean> {
  if (!user) return false;
  const [found] = await membership(db, { now, userId: user.id });
  return found?.isMember === true;
}

const membership = prepared('membership', (db, { now, userId }: { now: Date; userId: string }) =>
  db
    .selectFrom('users')
    .select((eb) => memberAt(eb, now).as('isMember'))
    .where('id', '=', userId),
);
