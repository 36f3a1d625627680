import { languageOf, type Lang } from '../../src/shared/languages.ts';

type Kind = 'currency' | 'language' | 'region';

/** A tag's language and script: "English" instead of "English (United States)". */
export function withoutRegion(tag: string): string {
  const { language, script } = new Intl.Locale(tag);
  return [language, script].filter(Boolean).join('-');
}

const cache = new Map<string, Intl.DisplayNames>();

/** The name of a currency, language or country in a reader's language, or its code if that has no name for it. */
export function displayName(kind: Kind, code: string, lang: Lang): string {
  const { tag } = languageOf(lang);
  const key = `${kind} ${tag}`;
  const names = cache.get(key) ?? new Intl.DisplayNames([tag], { type: kind, fallback: 'code' });
  cache.set(key, names);
  return names.of(code) ?? code;
}
