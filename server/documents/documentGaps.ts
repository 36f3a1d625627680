import type { Kysely, Selectable } from 'kysely';
import { documentKinds, type DocumentKind } from '../../src/shared/documents.ts';
import { siteLanguages, type Lang } from '../../src/shared/languages.ts';
import type { Database } from '../database/schema.ts';
import type { DocumentTables } from '../database/tables/documents.ts';
import { documentsInForce } from './inForce.ts';
import { sellerSettings, storedFacts } from './legalFacts.ts';
import { factsIn } from './placeholders.ts';

/** What a shop lacks in a document before it may sell. */
export type DocumentGap =
  /** There is no text in a language that the site has; its readers see English. */
  | { readonly gap: 'missing'; readonly kind: DocumentKind; readonly lang: Lang }
  /** Only the text that ships with the software is in force. */
  | { readonly gap: 'default only'; readonly kind: DocumentKind }
  /** The text in force names a setting that isn't set; its line is left out, or says only the product's name. */
  | { readonly gap: 'setting missing'; readonly kind: DocumentKind; readonly setting: string };

/** Everything that the documents in force lack, in the order of their kinds. */
export async function documentGaps(db: Kysely<Database>, at: Date): Promise<readonly DocumentGap[]> {
  const counted = await documentsInForce(db, at);
  const rows = await db.selectFrom('documents').selectAll().execute();
  const facts = await storedFacts(db);
  const rowOf = (kind: DocumentKind) => {
    const version = counted.find((each) => each.kind === kind)?.version;
    return rows.find((row) => row.kind === kind && row.version === version);
  };
  return documentKinds.flatMap((kind) => gapsOf(kind, rowOf(kind), new Set(Object.keys(facts))));
}

function gapsOf(
  kind: DocumentKind,
  row: Selectable<DocumentTables['documents']> | undefined,
  facts: ReadonlySet<string>,
): DocumentGap[] {
  const texts = row?.text;
  const missing = siteLanguages.filter(({ prefix }) => texts?.[prefix] === undefined);
  const named = new Set(Object.values(texts ?? {}).flatMap(factsIn));
  return [
    ...(row?.is_own === false ? [{ gap: 'default only', kind } as const] : []),
    ...missing.map(({ prefix: lang }) => ({ gap: 'missing', kind, lang }) as const),
    ...[...named]
      .filter((fact) => !facts.has(fact))
      .map((fact) => ({ gap: 'setting missing', kind, setting: sellerSettings[fact] }) as const),
  ];
}
