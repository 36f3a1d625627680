import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { documents } from './generated/documents.ts';

/** How long a document is kept after an instance last registered it, in milliseconds: a tab may stay open for weeks. */
const lifetime = 90 * 86_400_000;

/**
 * How many documents of other builds are trusted at once, newest first: enough for several builds with nothing in
 * common.
 */
const maxDocuments = 500;

/** The ID of a document's text. */
export const documentId = (text: string): string =>
  `sha256:${createHash('sha256').update(text).digest('hex')}`;

/** Registers this build's operations for all instances, always in the same order, so that instances cannot deadlock. */
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

/** Deletes the operations of builds that no longer run anywhere. */
export async function deleteOldDocuments(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('trusted_documents')
    .where('last_seen_at', '<', new Date(now.getTime() - lifetime))
    .execute();
}

/** The registered operations of all builds, by ID, except those whose text does not match their ID. */
export async function registeredDocuments(db: Kysely<Database>): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('trusted_documents')
    .select(['id', 'text'])
    .orderBy('last_seen_at', 'desc')
    .limit(maxDocuments)
    .execute();
  return new Map(
    rows.filter(({ id, text }) => documentId(text) === id).map(({ id, text }) => [id, text] as const),
  );
}
