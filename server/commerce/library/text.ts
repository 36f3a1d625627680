import type { Kysely } from 'kysely';
import { isLang, type Lang } from '../../../src/shared/languages.ts';
import type { Database } from '../../database/schema.ts';
import type { Deliverable } from './deliverables.ts';

/** A text in one language; `body` is Markdown. */
export interface LibraryText {
  readonly title: string;
  readonly body: string;
  readonly language: Lang;
}

/** A text in the first of the wanted languages it's available in, else in any; null if it isn't a text. */
export async function textOf(
  db: Kysely<Database>,
  { id, texts }: Pick<Deliverable, 'id' | 'texts'>,
  wanted: readonly (string | null | undefined)[],
): Promise<LibraryText | null> {
  const langs = texts.map(({ lang }) => lang);
  const language = wanted.find((lang) => isLang(lang) && langs.includes(lang)) ?? langs[0];
  if (!isLang(language)) return null;
  const text = await db
    .selectFrom('deliverable_texts')
    .select(['title', 'body'])
    .where('deliverable_id', '=', id)
    .where('lang', '=', language)
    .executeTakeFirst();
  return text ? { ...text, language } : null;
}
