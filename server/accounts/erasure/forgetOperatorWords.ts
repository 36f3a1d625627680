import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What operators write freely about a person, or to find one, in the data of the audit log. */
const ownWords = ['reason', 'how', 'user', 'text', 'email'] as const;

type Words = 'data' | 'before' | 'after';

const without = (column: Words) => sql<string>`${sql.ref(column)} - ${sql.val([...ownWords])}::text[]`;

/** A text as it is written within JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

const withoutText = (column: Words, text: string) =>
  sql<string>`replace(${sql.ref(column)}::text, ${text}, '')::jsonb`;

/**
 * Erases what operators wrote about a person: reasons, which may name them, and their addresses wherever they are in the
 * audit log. What was done, when and by whom stays.
 */
export async function forgetOperatorWords(
  trx: Kysely<Database>,
  userIds: readonly string[],
  addresses: readonly string[],
): Promise<void> {
  const orders = trx.selectFrom('orders').select('id').where('user_id', 'in', userIds);
  const transactions = trx.selectFrom('transactions').select('id').where('user_id', 'in', userIds);
  const subscriptions = trx.selectFrom('subscriptions').select('id').where('user_id', 'in', userIds);
  const declarations = trx.selectFrom('declarations').select('id').where('order_id', 'in', orders);
  const suspense = trx.selectFrom('suspense_items').select('id').where('transaction_id', 'in', transactions);

  await trx
    .updateTable('audit_log')
    .set({ data: without('data'), before: without('before'), after: without('after') })
    .where((eb) =>
      eb.or([
        eb('target', 'in', userIds),
        ...[orders, transactions, subscriptions, suspense, declarations].map((theirs) =>
          eb('target', 'in', theirs),
        ),
      ]),
    )
    .execute();
  for (const address of addresses)
    await trx
      .updateTable('audit_log')
      .set({
        target: sql<string>`replace(target, ${address}, '')`,
        data: withoutText('data', inJson(address)),
        before: withoutText('before', inJson(address)),
        after: withoutText('after', inJson(address)),
      })
      .where(sql<boolean>`strpos(concat(target, data, before, after), ${inJson(address)}) > 0`)
      .execute();
  await trx
    .updateTable('refunds')
    .set({ reason: null })
    .where('transaction_id', 'in', transactions)
    .where('kind', '=', 'REFUND')
    .execute();
  await trx.updateTable('refund_requests').set({ note: null }).where('order_id', 'in', orders).execute();
  await trx
    .updateTable('suspense_items')
    .set({ resolved_how: 'erased' })
    .where('transaction_id', 'in', transactions)
    .where('resolved_how', 'is not', null)
    .execute();
}
