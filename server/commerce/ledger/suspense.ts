import type { Kysely, Selectable } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { post } from './post.ts';

export type SuspenseItem = Selectable<Database['suspense_items']>;

/** Money that fits nothing of ours. */
export interface Unfitting {
  /** Names the fact among all of its provider: the same is never booked twice. */
  readonly subject: string;
  readonly provider: string;
  readonly reason: SuspenseItem['reason'];
  /** What came in, in minor units; below zero for what was taken. */
  readonly amount: Minor;
  /** Null for a currency that is none of ours: the item is listed and nothing is booked. */
  readonly currencyId: string | null;
  readonly currencyCode: string | null;
  readonly transactionId?: string;
  readonly eventId?: string;
}

/** The id of the item for a fact. */
export const suspenseId = ({
  provider,
  subject,
  reason,
}: Pick<Unfitting, 'provider' | 'subject' | 'reason'>) => `${provider}:${reason}:${subject}`;

/** Whether one of these items is on the suspense account, so that the operator knows of it. */
export const isListed = async (db: Kysely<Database>, ids: readonly string[]): Promise<boolean> =>
  (await db.selectFrom('suspense_items').select('id').where('id', 'in', ids).executeTakeFirst()) !==
  undefined;

/** Lists money that the caller books on the suspense account; false where it is listed already. */
export async function listSuspense(trx: Kysely<Database>, now: Date, item: Unfitting): Promise<boolean> {
  const { numInsertedOrUpdatedRows: made } = await trx
    .insertInto('suspense_items')
    .values({
      id: suspenseId(item),
      provider: item.provider,
      event_id: item.eventId ?? null,
      transaction_id: item.transactionId ?? null,
      reason: item.reason,
      amount_minor: item.amount,
      left_minor: item.currencyId === null ? 0 : item.amount,
      currency_id: item.currencyId,
      currency_code: item.currencyCode,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made === 1n;
}

/** Books money of a provider that fits nothing on the suspense account, and lists it; false where it is listed already. */
export async function toSuspense(trx: Kysely<Database>, now: Date, item: Unfitting): Promise<boolean> {
  if (!(await listSuspense(trx, now, item))) return false;
  const { currencyId, amount, transactionId } = item;
  if (currencyId !== null)
    await post(trx, now, {
      kind: 'SUSPENSE',
      reference: suspenseId(item),
      currencyId,
      ...(transactionId !== undefined && { transactionId }),
      entries: [
        { account: { kind: 'PROVIDER', provider: item.provider }, amount: -amount },
        { account: { kind: 'SUSPENSE' }, amount },
      ],
    });
  return true;
}
