import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { documents } from './generated/documents.ts';

/** Milliseconds after which a document that no copy has registered again is removed: a tab may stay open for weeks. */
const lifetime = 90 * 86_400_000;

/** So many documents of other builds are trusted at once, the newest first: several builds without one in common. */
const most = 500;

/** The id of a text. */
export const documentId = (text: string): string =>
  `sha256:${createHash('sha256').update(text).digest('hex')}`;

/** Registers this build's operations with every copy. Always in one order, so that copies never block each other. */
export async function registerDocuments(db: Kysely<Database>, now: Date): Promise<void> {
  const rows = Object.entries(documents)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, text]) => ({ id, text, last_seen_at: now }));
  await db
    .insertInto('trusted_documents')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ last_seen_at: now })
        .where('trusted_documents.last_seen_at', '<', now),
    )
    .execute();
}

/** Removes the operations of builds that nobody runs any more. */
export async function deleteOldDocuments(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('trusted_documents')
    .where('last_seen_at', '<', new Date(now.getTime() - lifetime))
    .execute();
}

/** The operations of all builds that were registered, by id; what does not fit its id is left out. */
export async function registeredDocuments(db: Kysely<Database>): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('trusted_documents')
    .select(['id', 'text'])
    .orderBy('last_seen_at', 'desc')
    .limit(most)
    .execute();
  return new Map(
    rows.filter(({ id, text }) => documentId(text) === id).map(({ id, text }) => [id, text] as const),
  );
}
