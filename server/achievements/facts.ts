import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { User } from '../kernel/caller.ts';
import { maxCountOf } from './definitions.ts';
import { presentsGiven } from './presentsGiven.ts';
import type { Facts, Moments } from './progress.ts';
import { monthsSubscribed, monthsWithUs } from './time.ts';

/** The states of a purchase that was paid and not refunded. */
const keptStates = ['ACTIVE', 'SPENT', 'EXPIRED'] as const;

const once = (moment: Date | null): Moments => (moment === null ? [] : [moment]);

/** One entry per completed part of the profile; when it was completed is not recorded. */
function profileParts(user: User, hasAvatar: boolean): Moments {
  const parts = [
    user.first_name && user.last_name,
    user.user_name,
    user.birth_date,
    user.country_id,
    user.city_id,
    user.phone,
    hasAvatar,
  ];
  return parts.filter(Boolean).map(() => null);
}

/** Every fact that achievements are derived from, with one query per source. */
export async function factsOf(db: Kysely<Database>, user: User, now: Date): Promise<Facts> {
  const [purchases, subscriptions, reads, avatar, dreams, presents] = await Promise.all([
    db
      .selectFrom('purchases')
      .select('created_at')
      .where('user_id', '=', user.id)
      .where('status', 'in', keptStates)
      .orderBy('created_at')
      .limit(maxCountOf('purchases'))
      .execute(),
    db
      .selectFrom('subscriptions')
      .leftJoin('orders', 'orders.id', 'subscriptions.order_id')
      .select(['subscriptions.created_at as from', 'subscriptions.active_end_date as to'])
      .where('subscriptions.user_id', '=', user.id)
      .where('subscriptions.status', 'not in', ['INCOMPLETE', 'INCOMPLETE_EXPIRED'])
      .where((eb) => eb.or([eb('orders.status', 'is', null), eb('orders.status', '!=', 'REFUNDED')]))
      .orderBy('subscriptions.created_at')
      .execute(),
    db
      .selectFrom('research_reads')
      .select('read_at')
      .where('user_id', '=', user.id)
      .orderBy('read_at')
      .limit(maxCountOf('researchesRead'))
      .execute(),
    db.selectFrom('avatars').select('id').where('user_id', '=', user.id).executeTakeFirst(),
    db
      .selectFrom('dreams')
      .select(['created_at', 'fulfilled_at', 'status'])
      .where('user_id', '=', user.id)
      .where('hidden_at', 'is', null)
      .orderBy('created_at')
      .execute(),
    presentsGiven(db, user.id),
  ]);
  return {
    monthsWithUs: monthsWithUs(user.created_at, now, maxCountOf('monthsWithUs')),
    purchases: purchases.map((purchase) => purchase.created_at),
    subscriptions: subscriptions.map(({ from }) => from),
    monthsSubscribed: monthsSubscribed(subscriptions, now, maxCountOf('monthsSubscribed')),
    researchesRead: reads.map((read) => read.read_at),
    emailProven: once(user.email_verified_at),
    secondFactor: once(user.totp_enabled_at),
    profileParts: profileParts(user, avatar !== undefined),
    presentsGiven: presents,
    dreamsMade: dreams.map((dream) => dream.created_at),
    dreamsFulfilled: dreams
      .filter(({ status }) => status === 'FULFILLED')
      .map((dream) => dream.fulfilled_at ?? dream.created_at)
      .sort((a, b) => a.getTime() - b.getTime()),
  };
}
