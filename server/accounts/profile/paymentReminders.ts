import type { Kysely } from 'kysely';
import { reminderHours } from '../../commerce/checkout/planReminder.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { isOptedOut } from '../../mail/reminderOptOuts.ts';

/** Whether an account's address is reminded of unfinished payments; null for a guest, and where nobody is reminded. */
export async function wantsReminders(
  db: Kysely<Database>,
  { login }: Pick<User, 'login'>,
): Promise<boolean | null> {
  if (login === null || (await reminderHours(db)) === undefined) return null;
  return !(await isOptedOut(db, [login]));
}
