import type { Lang } from '../../src/shared/languages.ts';
import { projectPattern } from '../../src/shared/paths.ts';
import { otherProjects } from '../../src/shared/projects.ts';
import type { LocalizedText } from '../database/schema.ts';

/** A text in the given language, falling back to English. */
export const localize = (words: LocalizedText, lang: Lang): string => words[lang] ?? words.en;

/** The same for an optional text. */
export const localizeNullable = (words: LocalizedText | null, lang: Lang): string | null =>
  words && localize(words, lang);

const absent: ReadonlySet<string> = new Set(otherProjects.map((id) => `/${projectPattern(id)}`));

/**
 * External addresses stay as they are; paths on this site get the language prefix. Null for the page of a project that
 * the deployment doesn't offer.
 */
export function pageAddress(address: string | null, lang: Lang): string | null {
  if (!address?.startsWith('/')) return address;
  return absent.has(address.replace(/\/+$/, '').toLowerCase()) ? null : `/${lang}${address}`;
}
