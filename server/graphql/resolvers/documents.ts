import { isDocumentKind } from '../../../src/shared/documents.ts';
import type { Lang } from '../../../src/shared/languages.ts';
import type { RichText } from '../../../src/shared/richText.ts';
import type { LocalizedText } from '../../database/schema.ts';
import { findDocument, versionsOf } from '../../documents/findDocument.ts';
import { findPage } from '../../documents/findPage.ts';
import { legalFacts } from '../../documents/legalFacts.ts';
import { shownText } from '../../documents/shownText.ts';
import type { CatalogueContext } from '../../catalogue/currentCatalogue.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** The language that a text is shown in. */
const langOf = (text: LocalizedText, lang: Lang): Lang => (text[lang] === undefined ? 'en' : lang);

async function filled(
  text: LocalizedText,
  { db, config, lang }: Pick<CatalogueContext, 'db' | 'config' | 'lang'>,
): Promise<RichText> {
  const shown = langOf(text, lang);
  return shownText(text[shown] ?? text.en, { lang: shown, facts: await legalFacts(db, config) });
}

/** The owner's texts: legal documents and further pages. */
export const documents: Resolvers = {
  Query: {
    async document(_parent, { kind, version }, { db, clock }) {
      if (!isDocumentKind(kind)) return null;
      return (await findDocument(db, clock(), { kind, version: version ?? undefined })) ?? null;
    },
    ownPage: async (_parent, { slug }, { db }) => (await findPage(db, slug)) ?? null,
  },

  LegalDocument: {
    kind: ({ row }) => row.kind,
    version: ({ row }) => row.version,
    inForceFrom: ({ row }) => row.in_force_from,
    isInForce: ({ row, inForce }) => row.version === inForce,
    title: ({ row: { title, text } }, _args, { lang }) => title[langOf(text, lang)] ?? title.en,
    language: ({ row }, _args, { lang }) => langOf(row.text, lang),
    text: ({ row }, _args, context) => filled(row.text, context),
    Versions: ({ row }, _args, { db, clock }) => versionsOf(db, clock(), row),
  },

  OwnPage: {
    slug: ({ id }) => id,
    title: ({ title, text }, _args, { lang }) => title[langOf(text, lang)] ?? title.en,
    language: ({ text }, _args, { lang }) => langOf(text, lang),
    text: ({ text }, _args, context) => filled(text, context),
  },
};
