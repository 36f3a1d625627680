/** Tables whose rows are deleted with an account; other tables follow by foreign key. */
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
  'item_progress',
  'method_setups',
  'staff',
  'previews',
  'customer_notes',
] as const;

/** Tables that reference a person but stay: the books, and those that `eraseAccount` clears separately. */
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
