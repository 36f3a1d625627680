import type { Kysely, Selectable } from 'kysely';
import type { DocumentKind } from '../../src/shared/documents.ts';
import type { Database } from '../database/schema.ts';
import type { DocumentTables } from '../database/tables/documents.ts';
import { documentsInForce } from './inForce.ts';

export type DocumentRow = Selectable<DocumentTables['documents']>;

/** A version of a document, and which one is in force. */
export interface FoundDocument {
  readonly row: DocumentRow;
  readonly inForce: string | undefined;
}

/** A document's version, or the one in force; undefined if there is none. */
export async function findDocument(
  db: Kysely<Database>,
  at: Date,
  { kind, version }: { readonly kind: DocumentKind; readonly version: string | undefined },
): Promise<FoundDocument | undefined> {
  const inForce = (await documentsInForce(db, at)).find((each) => each.kind === kind)?.version;
  const wanted = version ?? inForce;
  if (wanted === undefined) return undefined;
  const row = await db
    .selectFrom('documents')
    .selectAll()
    .where('kind', '=', kind)
    .where('version', '=', wanted)
    .executeTakeFirst();
  return row && { row, inForce };
}

/** A version as listed beside the others. */
export interface ListedVersion {
  readonly version: string;
  readonly inForceFrom: string;
}

/**
 * The versions beside a version that are, or were, in force, latest first: the owner's beside the owner's, and those that
 * ship with the software beside each other.
 */
export const versionsOf = (
  db: Kysely<Database>,
  at: Date,
  { kind, is_own: isOwn }: Pick<DocumentRow, 'kind' | 'is_own'>,
): Promise<ListedVersion[]> =>
  db
    .selectFrom('documents')
    .select(['version', 'in_force_from as inForceFrom'])
    .where('kind', '=', kind)
    .where('is_own', '=', isOwn)
    .where('in_force_from', '<=', at.toISOString().slice(0, 10))
    .orderBy('in_force_from', 'desc')
    .orderBy('applied_at', 'desc')
    .execute();
