import type { Kysely } from 'kysely';
import { reminderHours } from '../../commerce/checkout/planReminder.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { isOptedOut } from '../../mail/reminderOptOuts.ts';

/**
 * Whether an account's address gets reminders of unfinished payments; null for a guest, or if reminders are disabled.
 */
export async function wantsReminders(
  db: Kysely<Database>,
  { login }: Pick<User, 'login'>,
): Promise<boolean | null> {
  if (login === null || (await reminderHours(db)) === undefined) return null;
  return !(await isOptedOut(db, [login]));
}
