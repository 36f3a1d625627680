import { sql, type Kysely } from 'kysely';
import type { DocumentKind } from '../../src/shared/documents.ts';
import type { Database } from '../database/schema.ts';
import { timeZoneSetting } from '../kernel/shopTime.ts';

/** Which version of a document counts. */
export interface DocumentInForce {
  readonly kind: DocumentKind;
  readonly version: string;
  /** The day, in the shop's time zone, from which it does. */
  readonly inForceFrom: string;
  /** Whether it is the owner's, and not the one that ships with the software. */
  readonly isOwn: boolean;
}

/** `documentsInForce` as a query, for a statement that keeps them. */
export function inForceAt(db: Kysely<Database>, at: Date) {
  const zone = sql`coalesce((select value from settings where name = ${timeZoneSetting}), 'UTC')`;
  return db
    .selectFrom('documents')
    .distinctOn('kind')
    .select(['kind', 'version', 'in_force_from as inForceFrom', 'is_own as isOwn'])
    .where('in_force_from', '<=', sql<string>`(${at.toISOString()}::timestamptz at time zone ${zone})::date`)
    .where('applied_at', '<=', at)
    .orderBy('kind')
    .orderBy('is_own', 'desc')
    .orderBy('in_force_from', 'desc')
    .orderBy('applied_at', 'desc');
}

/**
 * The version of each document that is in force at a moment: the owner's latest that had begun and was applied, else the
 * latest that ships with the software. `paths.document` is its durable address.
 */
export const documentsInForce = (db: Kysely<Database>, at: Date): Promise<readonly DocumentInForce[]> =>
  inForceAt(db, at).execute();
