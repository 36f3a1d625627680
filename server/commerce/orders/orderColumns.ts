import { sql } from 'kysely';
import type { ListedOrder, Transaction } from './locks.ts';

/** Every column of a listed order, typed so that a new one isn't forgotten. */
const columns = {
  id: true,
  number: true,
  user_id: true,
  status: true,
  product_id: true,
  tariff_id: true,
  gift_id: true,
  promo_code: true,
  currency_id: true,
  default_minor: true,
  total_minor: true,
  email: true,
  language: true,
  created_at: true,
  expires_at: true,
  paid_at: true,
  receipt_number: true,
  purpose: true,
  subscription_id: true,
  plan_id: true,
  is_trial: true,
  period_end: true,
  tax_rate_bp: true,
  is_member_price: true,
  buyer_details: true,
  reminded_at: true,
  may_remind: true,
} as const satisfies Record<keyof ListedOrder, true>;

const names = Object.keys(columns).map((column) => [column, `order:${column}`] as const);

/** An order's columns under aliases, to select alongside another table's. */
export const selectedOrder = names.map(([column, name]) => sql.ref(`orders.${column}`).as(name));

/** The order in a row that was read with `selectedOrder`; null if it has none. */
export function orderOf(row: object): ListedOrder | null {
  const order = Object.fromEntries(names.map(([column, name]) => [column, Reflect.get(row, name)]));
  // Maps the selected aliases back to the columns' names.
  return order['id'] === null ? null : (order as unknown as ListedOrder);
}

const ofTransaction = {
  id: true,
  user_id: true,
  payer_id: true,
  order_id: true,
  purpose: true,
  status: true,
  payment_method: true,
  currency_id: true,
  amount_minor: true,
  actual_currency_id: true,
  actual_amount_minor: true,
  fee_minor: true,
  fee_currency_id: true,
  actual_rate: true,
  actual_rate_source: true,
  actual_rate_at: true,
  provider_reference: true,
  redirect_url: true,
  created_at: true,
  date_of_status_change: true,
  receipt_number: true,
  language: true,
  refunded_minor: true,
  save_method: true,
  saved_method_id: true,
} as const satisfies Record<keyof Transaction, true>;

/** All columns of a transaction, for a prepared query. */
export const transactionColumns = Object.keys(ofTransaction).map(
  (column) => `transactions.${column as keyof Transaction}` as const,
);
