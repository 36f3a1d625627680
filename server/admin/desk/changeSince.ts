import type { Kysely } from 'kysely';
import type { DeskChange } from '../../../src/shared/desk/errors.ts';
import type { Database } from '../../database/schema.ts';
import { actorNames } from '../actorNames.ts';
import { targetsOf, type Subject } from '../subject.ts';

/** Who last changed these persons or orders since a moment; without a name if it was the buyer or the provider. */
export async function changeSince(
  db: Kysely<Database>,
  subject: Subject,
  since: Date,
  now: Date,
): Promise<DeskChange> {
  const entry = await db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'created_at'])
    .where('target', 'in', ['', ...(await targetsOf(db, subject))])
    .where('created_at', '>=', since)
    .orderBy('position', 'desc')
    .executeTakeFirst();
  if (!entry) return { actor: null, action: null, at: now.toISOString() };
  const nameOf = await actorNames(db, [entry.actor]);
  return { actor: nameOf(entry.actor), action: entry.action, at: entry.created_at.toISOString() };
}
