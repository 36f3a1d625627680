import type { Kysely } from 'kysely';
import type { DocumentKind } from '../../src/shared/documents.ts';
import type { Database } from '../database/schema.ts';
import { documentsInForce } from './inForce.ts';

/** What a seller has to say in words of their own before taking money. */
export const requiredDocuments = ['imprint', 'terms', 'privacy'] as const satisfies readonly DocumentKind[];

/** The required documents of which the owner has no version in force. */
export async function missingDocuments(
  db: Kysely<Database>,
  at: Date,
): Promise<readonly (typeof requiredDocuments)[number][]> {
  const inForce = await documentsInForce(db, at);
  const own = new Set(inForce.filter(({ isOwn }) => isOwn).map(({ kind }) => kind));
  return requiredDocuments.filter((kind) => !own.has(kind));
}
