import {
  LegalDocumentDocument,
  OwnPageDocument,
  type LegalDocumentQuery,
  type OwnPageQuery,
} from '@/data/generated/public/documents';
import { query } from '@/data/query';
import type { DocumentKind } from '@/shared/documents';
import type { Lang } from '@/shared/languages';
import { isReadable } from '@/shared/readable';
import { wordsOf, type Block, type RichText } from '@/shared/richText';
import { headingId } from '@/ui/media/headings';

export type LegalDocument = NonNullable<LegalDocumentQuery['document']>;
export type OwnPage = NonNullable<OwnPageQuery['ownPage']>;

/** A document's version, or the one in force; null if there is none. */
export async function documentIn(
  lang: Lang,
  kind: DocumentKind,
  version?: string,
): Promise<LegalDocument | null> {
  if (version !== undefined && !isReadable(version)) return null;
  const variables = { document: kind, ...(version !== undefined && { version }) };
  return (await query(LegalDocumentDocument, { lang, variables })).document;
}

/** An owner's page by its name; null if there is none. */
export async function ownPageIn(lang: Lang, slug: string): Promise<OwnPage | null> {
  if (!isReadable(slug)) return null;
  return (await query(OwnPageDocument, { lang, variables: { ownPage: slug } })).ownPage;
}

type Heading = Extract<Block, { kind: 'heading' }>;

export interface DocumentSection {
  /** Fragment id of the section. */
  readonly id: string;
  readonly heading: Heading;
  readonly text: RichText;
}

/** Divides a text into what is above its first second-level heading, and a section for each of them. */
export function sectionsOf(text: RichText): {
  readonly opening: RichText;
  readonly sections: readonly DocumentSection[];
} {
  const starts = text.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2 ? [{ heading: block, index }] : [],
  );
  const known = new Set<string>();
  const sections = starts.map(({ heading, index }, place) => {
    const words = headingId(wordsOf(heading.children));
    const id = words === '' || known.has(words) ? `${words}-${place + 1}` : words;
    known.add(id);
    return { id, heading, text: text.slice(index + 1, starts[place + 1]?.index) };
  });
  return { opening: text.slice(0, starts[0]?.index), sections };
}
