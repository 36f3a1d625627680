import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type EmailChangeRow = Selectable<Database['email_changes']>;

/** A user's pending address change, whose links have not all been followed yet. */
export const pendingEmailChange = (
  db: Kysely<Database>,
  now: Date,
  userId: string,
): Promise<EmailChangeRow | undefined> =>
  db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
