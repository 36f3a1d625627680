import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import type { Purchase } from './locks.ts';

interface Archiving {
  readonly userId: string;
  readonly id: string;
  readonly isArchived: boolean;
}

/**
 * Takes a purchase off its owner's list, or puts it back; nothing else changes. Purchases that wait stay on the list.
 * @throws Failure NOT_FOUND, CONFLICT
 */
export async function archivePurchase(
  db: Kysely<Database>,
  now: Date,
  { userId, id, isArchived }: Archiving,
): Promise<Purchase> {
  const own = db.selectFrom('purchases').select('id').where('id', '=', id).where('user_id', '=', userId);
  const changed = await db
    .updateTable('purchases')
    .set({ archived_at: isArchived ? sql<Date>`coalesce(archived_at, ${now})` : null })
    .where('id', 'in', own)
    .where('status', '<>', 'PENDING')
    .returningAll()
    .executeTakeFirst();
  if (changed) return changed;
  throw (await own.executeTakeFirst())
    ? failure('CONFLICT', 'A purchase that has not begun cannot be archived.')
    : failure('NOT_FOUND', 'Purchase not found.');
}
