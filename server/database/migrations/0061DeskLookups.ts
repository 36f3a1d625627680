import { sql, type Kysely } from 'kysely';

/** What lists of orders are filtered by; each with the order of the list, so that a page is a range of the index. */
const filters: Readonly<Record<string, string>> = {
  product: 'product_id',
  tariff: 'tariff_id',
  status: 'status',
  currency: 'currency_id',
  language: 'language',
};

/** The same for what few orders have. */
const rare: Readonly<Record<string, string>> = {
  country: `split_part(country, '-', 1)`,
  campaign: `utm->>'utm_campaign'`,
  promo: 'promo_code',
};

const statements = [
  `create index orders_listed on orders (created_at desc, id desc)`,
  ...Object.entries(filters).map(
    ([name, column]) => `create index orders_by_${name} on orders (${column}, created_at desc, id desc)`,
  ),
  ...Object.entries(rare).map(
    ([name, value]) =>
      `create index orders_by_${name} on orders ((${value}), created_at desc, id desc) where (${value}) is not null`,
  ),

  // ------------------------------------------------------------------ what people are found by
  `create index orders_email_start on orders (email text_pattern_ops) where email is not null`,
  `create index users_email_start on users (email text_pattern_ops) where email is not null`,
  `create index users_login_start on users (login text_pattern_ops) where login is not null`,
  `create index users_name_start on users
    (lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) text_pattern_ops)`,
  `create index users_last_name_start on users (lower(last_name) text_pattern_ops) where last_name is not null`,
  `create index transactions_provider_reference on transactions (provider_reference)
    where provider_reference is not null`,
  `create index saved_methods_last_digits on saved_methods (right(label, 4))`,
  `create index licence_keys_hash on licence_keys (key_hash)`,
  `create index jobs_mail_to on jobs ((payload->>'to')) where kind = 'mail'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
