import type { Kysely } from 'kysely';
import type { DocumentKind } from '../../../src/shared/documents.ts';
import type { Lang } from '../../../src/shared/languages.ts';
import { paths } from '../../../src/shared/paths.ts';
import type { Database, LocalizedText } from '../../database/schema.ts';
import { agreementsOf, type Agreement } from './agreements.ts';

interface TitledDocument {
  readonly kind: DocumentKind;
  readonly version: string;
  readonly title: LocalizedText | undefined;
}

/** An agreement with the titles of its documents. */
export interface ShownAgreement extends Agreement {
  readonly titled: readonly TitledDocument[];
}

/** What the buyers of orders agreed to, oldest first, by order. */
export async function shownAgreements(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ShownAgreement[]>> {
  const agreements = await agreementsOf(db, orderIds);
  if (agreements.length === 0) return new Map();
  const versions = agreements.flatMap(({ documents }) => documents.map(({ version }) => version));
  const titles = await db
    .selectFrom('documents')
    .select(['kind', 'version', 'title'])
    .where('version', 'in', ['', ...new Set(versions)])
    .execute();
  const shown = agreements.map((agreement) => ({
    ...agreement,
    titled: agreement.documents.map(({ kind, version }) => ({
      kind,
      version,
      title: titles.find((each) => each.kind === kind && each.version === version)?.title,
    })),
  }));
  return Map.groupBy(shown, ({ order_id: id }) => id);
}

/** A document of an agreement for a reader: its title, and its address, which stays. */
export const documentIn = (lang: Lang, { kind, version, title }: TitledDocument) => ({
  kind,
  version,
  title: title?.[lang] ?? title?.en ?? kind,
  path: paths.document.href(lang, kind, version),
});
