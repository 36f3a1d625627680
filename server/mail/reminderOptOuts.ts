import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inboxOf } from './inboxLimit.ts';

/**
 * The stored form of an inbox: an opt-out must survive the erasure of everything else about a person. The hash is
 * unkeyed, so that it stays valid if the application's secret changes.
 */
const hashOf = (address: string): Buffer => createHash('sha256').update(inboxOf(address)).digest();

/** Whether the inbox of any of these addresses has opted out of reminders. */
export async function isOptedOut(db: Kysely<Database>, addresses: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom('reminder_opt_outs')
    .select('created_at')
    .where('inbox_hash', 'in', [Buffer.alloc(0), ...addresses.map(hashOf)])
    .executeTakeFirst();
  return found !== undefined;
}

/** Opts an address out of reminders, or back in. */
export async function setReminders(
  db: Kysely<Database>,
  now: Date,
  { address, areWanted }: { address: string; areWanted: boolean },
): Promise<void> {
  const hash = hashOf(address);
  if (areWanted) await db.deleteFrom('reminder_opt_outs').where('inbox_hash', '=', hash).execute();
  else
    await db
      .insertInto('reminder_opt_outs')
      .values({ inbox_hash: hash, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
