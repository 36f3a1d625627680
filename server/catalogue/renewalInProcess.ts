import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Whether the provider is processing the payment that renews a row of `subscriptions`: what it gives goes on until the
 * provider has decided, which takes days for a bank debit.
 */
export const renewalInProcess = (eb: ExpressionBuilder<Database, 'subscriptions'>) =>
  eb.exists(
    eb
      .selectFrom('orders')
      .innerJoin('transactions', 'transactions.order_id', 'orders.id')
      .select('orders.id')
      .whereRef('orders.subscription_id', '=', 'subscriptions.id')
      .where('orders.purpose', '=', 'RENEWAL')
      .where('orders.status', 'in', ['OPEN', 'CONFIRMED'])
      .where('transactions.status', '=', 'PROCESSING'),
  );
