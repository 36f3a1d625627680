import type { Kysely } from 'kysely';
import type { DeclarationKind } from '../../../src/shared/declarationForm.ts';
import type { Database, LocalizedText } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { withdrawalDays } from '../grants/value.ts';
import { liveStates } from '../subscriptions/lock.ts';

/** An order that its buyer can declare something about. */
export interface OwnContract {
  readonly number: string;
  readonly title: LocalizedText;
  readonly paid_at: Date;
  readonly email: string | null;
}

/** The most contracts that a form offers, the newest. */
const maxOffered = 20;

/**
 * What a form can offer its visitor to choose from: to withdraw from, the orders of the last days that were paid and
 * not refunded; to cancel, the order that began their running plan, or the last one for it.
 */
export async function ownContracts(
  db: Kysely<Database>,
  now: Date,
  user: Pick<User, 'id'>,
  kind: DeclarationKind,
): Promise<OwnContract[]> {
  const paid = db
    .selectFrom('orders')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select(['orders.number', 'products.title', 'orders.paid_at', 'orders.email'])
    .where('orders.user_id', '=', user.id)
    .where('orders.status', '=', 'PAID')
    .orderBy('orders.paid_at', 'desc')
    .orderBy('orders.id');
  const since = new Date(now.getTime() - withdrawalDays * 86_400_000);
  const rows =
    kind === 'WITHDRAWAL'
      ? await paid
          .where('orders.paid_at', '>', since)
          .where('orders.total_minor', '>', 0)
          .limit(maxOffered)
          .execute()
      : await paid
          .innerJoin('plans', 'plans.product_id', 'orders.product_id')
          .innerJoin('subscriptions', (join) =>
            join
              .onRef('subscriptions.user_id', '=', 'orders.user_id')
              .onRef('subscriptions.plan_id', '=', 'plans.id')
              .on('subscriptions.status', 'in', liveStates)
              .on('subscriptions.renew', '=', true),
          )
          .where('orders.purpose', '<>', 'PRESENT')
          .limit(1)
          .execute();
  return rows.flatMap(({ paid_at: at, ...row }) => (at === null ? [] : [{ ...row, paid_at: at }]));
}
