import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { User } from '../graphql/context.ts';

/** Every row that belongs to somebody, the oldest first. One query a kind. */
export async function loadEverything(db: Kysely<Database>, user: User) {
  return {
    currencies: await db.selectFrom('currencies').select(['id', 'code', 'digits']).execute(),
    places: await db
      .selectFrom('users')
      .leftJoin('countries', 'countries.id', 'users.country_id')
      .leftJoin('cities', 'cities.id', 'users.city_id')
      .leftJoin('languages', 'languages.id', 'users.language_id')
      .select(['countries.code as country', 'cities.name as city', 'languages.tag as language'])
      .where('users.id', '=', user.id)
      .execute(),
    pictures: await db
      .selectFrom('avatars')
      .innerJoin('avatar_images', 'avatar_images.avatar_id', 'avatars.id')
      .select(['avatars.file_name', 'avatars.created_at', 'avatar_images.bytes'])
      .where('avatars.user_id', '=', user.id)
      .orderBy('avatar_images.pixels', 'desc')
      .limit(1)
      .execute(),
    sessions: await db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('created_at')
      .execute(),
    signIns: await db
      .selectFrom('sign_ins')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('created_at')
      .execute(),
    emailChanges: await db
      .selectFrom('email_changes')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('created_at')
      .execute(),
    orders: await db
      .selectFrom('orders')
      .innerJoin('products', 'products.id', 'orders.product_id')
      .selectAll('orders')
      .select('products.title')
      .where('orders.user_id', '=', user.id)
      .orderBy('orders.created_at')
      .execute(),
    transactions: await db
      .selectFrom('transactions')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('created_at')
      .execute(),
    purchases: await db
      .selectFrom('purchases')
      .innerJoin('products', 'products.id', 'purchases.product_id')
      .selectAll('purchases')
      .select('products.title')
      .where('purchases.user_id', '=', user.id)
      .orderBy('purchases.created_at')
      .execute(),
    subscriptions: await db
      .selectFrom('subscriptions')
      .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
      .selectAll('subscriptions')
      .select('plans.title')
      .where('subscriptions.user_id', '=', user.id)
      .orderBy('subscriptions.created_at')
      .execute(),
    activations: await db
      .selectFrom('subscription_purchases')
      .innerJoin('subscriptions', 'subscriptions.id', 'subscription_purchases.subscription_id')
      .innerJoin('products', 'products.id', 'subscription_purchases.product_id')
      .selectAll('subscription_purchases')
      .select('products.title')
      .where('subscriptions.user_id', '=', user.id)
      .orderBy('subscription_purchases.created_at')
      .execute(),
    entries: await db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
      .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.ledger_transaction_id')
      .select([
        'ledger_transactions.kind',
        'ledger_transactions.created_at',
        'ledger_entries.amount_minor',
        'ledger_accounts.currency_id',
      ])
      .where('ledger_accounts.user_id', '=', user.id)
      .orderBy('ledger_entries.id')
      .execute(),
    dreams: await db
      .selectFrom('dreams')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('created_at')
      .execute(),
    achievements: await db
      .selectFrom('achievements_earned')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('earned_at')
      .execute(),
    reads: await db
      .selectFrom('research_reads')
      .innerJoin('researches', 'researches.id', 'research_reads.research_id')
      .select(['researches.slug', 'researches.title', 'research_reads.read_at'])
      .where('research_reads.user_id', '=', user.id)
      .orderBy('read_at')
      .execute(),
  };
}

export type Stored = Awaited<ReturnType<typeof loadEverything>>;
