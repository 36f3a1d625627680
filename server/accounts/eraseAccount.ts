import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { forgetJobs } from '../jobs/forgetJobs.ts';
import { lockWallets } from '../ledger/lockWallets.ts';
import { post } from '../ledger/post.ts';
import type { Services } from '../services.ts';
import { endSubscription } from '../subscriptions/end.ts';
import { lockLive } from '../subscriptions/lock.ts';
import { forgetMethods } from '../subscriptions/methods.ts';

/** What goes with an account, row by row; other tables follow these by their foreign keys. */
const personalTables = [
  'sessions',
  'auth_codes',
  'totp_setups',
  'recovery_codes',
  'email_changes',
  'sign_ins',
  'avatars',
  'research_reads',
  'achievements_earned',
  'dreams',
] as const;

/** Why a subscription ends whose owner is gone. */
const stopReason = 'accountDelete';

/** A row of `users` that tells of nobody. What it keeps is needed by the books, or says nothing about a person. */
const nobody = {
  login: null,
  email: null,
  email_verified_at: null,
  password_hash: null,
  first_name: null,
  last_name: null,
  user_name: null,
  user_name_key: null,
  phone: null,
  birth_date: null,
  gender: null,
  country_id: null,
  city_id: null,
  language_id: null,
  project_settings: '{}',
  utm: '{}',
  totp_secret: null,
  totp_enabled_at: null,
  totp_last_step: null,
  deletion_date: null,
} as const;

/**
 * Deletes an account whose time has come: everything personal of it and of the guests that were merged into it.
 * Orders, transactions and the books stay, as the law asks, without an address. It may run twice or on several copies
 * at once; where the owner kept the account, nothing happens.
 */
export const eraseAccount = (services: Services, userId: string): Promise<void> =>
  services.db.transaction().execute(async (trx) => {
    const now = services.clock();
    const due = () =>
      trx.selectFrom('users').selectAll().where('id', '=', userId).where('deletion_date', '<=', now);
    // Not `for update`: a payment being settled refers to its buyer while it holds the order we wait for.
    const user = await due().forNoKeyUpdate().executeTakeFirst();
    if (!user) return;
    // Subscriptions before orders, as everywhere.
    const live = await lockLive(trx, userId);
    const orders = trx.selectFrom('orders').select('id').where('user_id', '=', userId).orderBy('id');
    await orders.forUpdate().execute();
    const guests = await trx.selectFrom('users').select('id').where('merged_into', '=', userId).execute();
    const ids = [userId, ...guests.map(({ id }) => id)];
    const addresses = await addressesOf(trx, ids);

    await forfeitWallets(trx, now, userId);
    await forgetMethods(trx, services, ids);
    await trx
      .updateTable('presents')
      .set({ recipient_name: null, sender_name: null, message: null })
      .where('buyer_id', '=', userId)
      .execute();
    await trx
      .updateTable('orders')
      .set({ email: null, utm: '{}', present: null })
      .where('user_id', '=', userId)
      .execute();
    if (live) await endSubscription(trx, services, live, { at: now, reason: stopReason });
    for (const table of personalTables) await trx.deleteFrom(table).where('user_id', 'in', ids).execute();
    await forgetJobs(trx, ids, addresses);
    await trx
      .updateTable('users')
      .set({ ...nobody, blocked_at: now })
      .where('id', 'in', ids)
      .execute();
  });

/** Books what the wallets still hold over to the house, as the owner was told it would be. */
async function forfeitWallets(trx: Kysely<Database>, now: Date, userId: string): Promise<void> {
  for (const { currency_id: currencyId, balance_minor: balance } of await lockWallets(trx, userId))
    await post(trx, now, {
      kind: 'FORFEIT',
      reference: `${userId}:${currencyId}`,
      currencyId,
      entries: [
        { account: { kind: 'WALLET', userId }, amount: -balance },
        { account: { kind: 'FORFEITED' }, amount: balance },
      ],
    });
}

/**
 * The addresses that stand for a person: their own, those of the guests they were, and those that they gave with an
 * order or a change of address, as long as these are nobody else's.
 */
async function addressesOf(trx: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  const own = await trx.selectFrom('users').select(['login', 'email']).where('id', 'in', ids).execute();
  const given = await trx
    .selectFrom('orders')
    .select('email')
    .where('user_id', 'in', ids)
    .union(trx.selectFrom('email_changes').select('email').where('user_id', 'in', ids))
    .execute();
  const named = given.map(({ email }) => email).filter((address) => address !== null);
  const others = await trx
    .selectFrom('users')
    .select('login')
    .where('login', 'in', ['', ...named])
    .where('id', 'not in', ids)
    .execute();
  const taken = new Set(others.map(({ login }) => login));
  return [
    ...own.flatMap(({ login, email }) => [login, email]).filter((address) => address !== null),
    ...named.filter((address) => !taken.has(address)),
  ];
}
