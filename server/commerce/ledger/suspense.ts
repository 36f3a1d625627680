import type { Kysely, Selectable } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { post, type Account } from './post.ts';

export type SuspenseItem = Selectable<Database['suspense_items']>;

/** Money that can't be matched, and so goes to suspense. */
export interface UnmatchedMoney {
  /** Identifies the money within its provider, so that it's never booked twice. */
  readonly subject: string;
  readonly provider: string;
  readonly reason: SuspenseItem['reason'];
  /** What came in, in minor units; negative for what was taken. */
  readonly amount: Minor;
  /** What of it is in suspense; all of it by default. */
  readonly left?: Minor;
  /** Null for a currency we don't have: the item is listed, but nothing is booked. */
  readonly currencyId: string | null;
  readonly currencyCode: string | null;
  readonly transactionId?: string;
  readonly eventId?: string;
  /** Where it is; its provider's account by default. */
  readonly from?: Account;
}

/** The id of a suspense item. */
export const suspenseId = ({
  provider,
  subject,
  reason,
}: Pick<UnmatchedMoney, 'provider' | 'subject' | 'reason'>) => `${provider}:${reason}:${subject}`;

/** Whether one of these items is listed, so that the operator knows about it. */
export const isListed = async (db: Kysely<Database>, ids: readonly string[]): Promise<boolean> =>
  (await db.selectFrom('suspense_items').select('id').where('id', 'in', ids).executeTakeFirst()) !==
  undefined;

/** Lists money that the caller books to the suspense account; false if it's already listed. */
export async function listSuspense(trx: Kysely<Database>, now: Date, item: UnmatchedMoney): Promise<boolean> {
  const { numInsertedOrUpdatedRows: made } = await trx
    .insertInto('suspense_items')
    .values({
      id: suspenseId(item),
      provider: item.provider,
      event_id: item.eventId ?? null,
      transaction_id: item.transactionId ?? null,
      reason: item.reason,
      amount_minor: item.amount,
      left_minor: item.currencyId === null ? 0 : (item.left ?? item.amount),
      currency_id: item.currencyId,
      currency_code: item.currencyCode,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made === 1n;
}

/** Books unmatched money to the suspense account and lists it; false if it's already listed. */
export async function toSuspense(trx: Kysely<Database>, now: Date, item: UnmatchedMoney): Promise<boolean> {
  if (!(await listSuspense(trx, now, item))) return false;
  const { currencyId, amount, transactionId, from = { kind: 'PROVIDER', provider: item.provider } } = item;
  if (currencyId !== null)
    await post(trx, now, {
      kind: 'SUSPENSE',
      reference: suspenseId(item),
      currencyId,
      ...(transactionId !== undefined && { transactionId }),
      entries: [
        { account: from, amount: -amount },
        { account: { kind: 'SUSPENSE' }, amount },
      ],
    });
  return true;
}
