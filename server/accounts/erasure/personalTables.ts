/** Rows deleted with an account; other tables follow these by their foreign keys. */
export const personalTables = [
  'sessions',
  'auth_codes',
  'totp_setups',
  'recovery_codes',
  'email_changes',
  'sign_ins',
  'known_devices',
  'avatars',
  'research_reads',
  'achievements_earned',
  'dreams',
  'ratings',
  'item_visits',
  'method_setups',
] as const;

/** What refers to a person and stays: the books, or what a step of its own of `eraseAccount` clears. */
export const keptTables = [
  'grants',
  'idempotency_keys',
  'ledger_accounts',
  'list_totals',
  'orders',
  'presents',
  'purchases',
  'saved_methods',
  'subscriptions',
  'transactions',
  'users',
] as const;
