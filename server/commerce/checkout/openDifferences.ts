import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';

/** What someone can still pay so that what they have stays as it is, although a payment for it was taken back. */
export interface OpenDifference {
  /** The order that pays it. */
  readonly id: string;
  readonly productId: string;
  readonly currencyId: string;
  readonly minor: Minor;
  readonly payBy: Date;
  /** Whether unpaid time becomes shorter; otherwise access ends. */
  readonly isShortened: boolean;
}

/** A user's open differences, the most urgent first, without those that a provider is processing. */
export const openDifferences = (db: Kysely<Database>, userId: string, now: Date): Promise<OpenDifference[]> =>
  db
    .selectFrom('value_claims')
    .innerJoin('orders', 'orders.id', 'value_claims.payable_by')
    .where('orders.user_id', '=', userId)
    .where('value_claims.state', '=', 'OPEN')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('transactions')
            .select('transactions.id')
            .whereRef('transactions.order_id', '=', 'orders.id')
            .where('transactions.status', '=', 'PROCESSING'),
        ),
      ),
    )
    .select([
      'orders.id',
      'orders.product_id as productId',
      'orders.currency_id as currencyId',
      'orders.total_minor as minor',
      'value_claims.due_at as payBy',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('grants')
          .select('grants.id')
          .whereRef('grants.order_id', '=', 'value_claims.order_id')
          .where('grants.kind', '=', 'PLAN')
          .where('grants.revoked_at', 'is', null)
          .where('grants.ends_at', '>', now),
      )
        .$castTo<boolean>()
        .as('isShortened'),
    )
    .orderBy('value_claims.due_at')
    .orderBy('orders.id')
    .execute();
