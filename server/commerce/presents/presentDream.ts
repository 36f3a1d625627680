import type { Kysely } from 'kysely';
import { fallbackLang, type Lang } from '../../../src/shared/languages.ts';
import type { Database } from '../../database/schema.ts';
import { hasEndlessPlan } from '../subscriptions/lifetime.ts';
import { ownsForGood } from './ownsForGood.ts';
import type { PresentRow } from './presentRow.ts';

/** A dream that a gift is for, with its owner. */
export interface PresentDream {
  readonly id: string;
  readonly title: string;
  readonly user_id: string;
  readonly first_name: string | null;
  readonly user_name: string | null;
}

/** The dreams of gifts. */
export const presentDreams = (db: Kysely<Database>) =>
  db
    .selectFrom('dreams')
    .innerJoin('users', 'users.id', 'dreams.user_id')
    .select(['dreams.id', 'dreams.title', 'dreams.user_id', 'users.first_name', 'users.user_name']);

/** The name that others see of a dream's owner. */
export const dreamerName = ({ first_name: first, user_name: name }: PresentDream): string | null =>
  first ?? name;

type Sold = Pick<PresentRow, 'product_id' | 'tariff_id'>;

/** Whether a gift would add nothing for a person, who has it without an end: the product, or for a plan, any. */
export async function hasNoUse(
  db: Kysely<Database>,
  now: Date,
  userId: string,
  sold: Sold,
): Promise<boolean> {
  const plan = await db
    .selectFrom('plans')
    .select('id')
    .where('product_id', '=', sold.product_id)
    .executeTakeFirst();
  return plan ? hasEndlessPlan(db, userId) : ownsForGood(db, now, userId, sold);
}

/**
 * Promises an open dream to the gift that was just paid for it, and returns it with the address and language of its
 * owner. Undefined if it can't be delivered any more: it is gone, another gift was first, or its owner has this now.
 */
export async function promiseDream(
  trx: Kysely<Database>,
  now: Date,
  dreamId: string,
  sold: Sold,
): Promise<(PresentDream & { readonly email: string; readonly lang: Lang }) | undefined> {
  const dream = await presentDreams(trx)
    .leftJoin('languages', 'languages.id', 'users.language_id')
    .select(['dreams.status', 'users.email', 'users.blocked_at', 'languages.prefix'])
    .where('dreams.id', '=', dreamId)
    .forUpdate('dreams')
    .executeTakeFirst();
  if (dream?.status !== 'OPEN' || dream.blocked_at !== null || dream.email === null) return undefined;
  if (await hasNoUse(trx, now, dream.user_id, sold)) return undefined;
  await trx.updateTable('dreams').set({ status: 'PROMISED' }).where('id', '=', dreamId).execute();
  return { ...dream, email: dream.email, lang: dream.prefix ?? fallbackLang };
}

/** Moves the dream of a locked gift that was redeemed: it came true, unless its owner passed the gift on. */
export async function fulfilDream(
  trx: Kysely<Database>,
  now: Date,
  { dream_id: id }: Pick<PresentRow, 'dream_id'>,
  userId: string,
): Promise<void> {
  if (id === null) return;
  const { numUpdatedRows } = await trx
    .updateTable('dreams')
    .set({ status: 'FULFILLED', fulfilled_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', 'in', ['OPEN', 'PROMISED'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await reopenDream(trx, { dream_id: id });
}

/** Opens the dream of a locked gift again that ended, so that others can give it. */
export async function reopenDream(
  trx: Kysely<Database>,
  { dream_id: id }: Pick<PresentRow, 'dream_id'>,
): Promise<void> {
  if (id === null) return;
  await trx
    .updateTable('dreams')
    .set({ status: 'OPEN', fulfilled_at: null })
    .where('id', '=', id)
    .where('status', 'in', ['PROMISED', 'FULFILLED'])
    .execute();
}

/** Promises the dream of a locked gift again; a gift whose dream is not open any more is its giver's to pass on. */
export async function promiseAgain(
  trx: Kysely<Database>,
  { id: presentId, dream_id: id }: Pick<PresentRow, 'id' | 'dream_id'>,
): Promise<void> {
  if (id === null) return;
  const { numUpdatedRows } = await trx
    .updateTable('dreams')
    .set({ status: 'PROMISED' })
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    await trx.updateTable('presents').set({ dream_id: null }).where('id', '=', presentId).execute();
}
