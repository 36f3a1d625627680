import { sql, type Kysely } from 'kysely';
import { lockSubscriptionsOf } from '../subscriptions/lock.ts';
import type { Database } from '../database/schema.ts';
import { post } from '../ledger/post.ts';
import type { Services } from '../services.ts';

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
export const eraseAccount = ({ db, clock }: Services, userId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const now = clock();
    const due = () =>
      trx.selectFrom('users').selectAll().where('id', '=', userId).where('deletion_date', '<=', now);
    if (!(await due().executeTakeFirst())) return;
    // Orders first: a payment being settled holds its order while it refers to the buyer.
    const orders = trx.selectFrom('orders').select('id').where('user_id', '=', userId).orderBy('id');
    await orders.forUpdate().execute();
    const user = await due().forUpdate().executeTakeFirst();
    if (!user) return;
    const guests = await trx.selectFrom('users').select('id').where('merged_into', '=', userId).execute();
    const ids = [userId, ...guests.map(({ id }) => id)];

    await endSubscription(trx, userId);
    await forfeitWallets(trx, now, userId);
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
    for (const table of personalTables) await trx.deleteFrom(table).where('user_id', 'in', ids).execute();
    await forgetJobs(
      trx,
      [user.login, user.email].filter((address) => address !== null),
    );
    await trx
      .updateTable('users')
      .set({ ...nobody, blocked_at: now })
      .where('id', 'in', ids)
      .execute();
  });

/** Nobody can use it any more. */
async function endSubscription(trx: Kysely<Database>, userId: string): Promise<void> {
  await lockSubscriptionsOf(trx, userId);
  await trx
    .updateTable('subscriptions')
    .set({ status: 'CANCELED', renew: false, stop_reason: 'accountDelete' })
    .where('user_id', '=', userId)
    .where('status', 'in', ['TRIALING', 'ACTIVE', 'PAST_DUE'])
    .execute();
}

/** Books what the wallets still hold over to the house, as the owner was told it would be. */
async function forfeitWallets(trx: Kysely<Database>, now: Date, userId: string): Promise<void> {
  const wallets = await trx
    .selectFrom('ledger_accounts')
    .selectAll()
    .where('kind', '=', 'WALLET')
    .where('user_id', '=', userId)
    .where('balance_minor', '>', 0)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { currency_id: currencyId, balance_minor: balance } of wallets)
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

/** Drops work that names the addresses: mail that still waits or could never be sent, log-ins to be written down. */
async function forgetJobs(trx: Kysely<Database>, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await trx
    .deleteFrom('jobs')
    .where('kind', 'in', ['mail', 'loginLink.send', 'signIn.wrongPassword'])
    .where(sql<string>`coalesce(payload->>'to', payload->>'email', payload->>'login')`, 'in', addresses)
    .execute();
}
