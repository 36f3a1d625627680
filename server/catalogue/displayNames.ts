import { languageOf, type Lang } from '../../src/shared/languages.ts';

type Kind = 'currency' | 'language' | 'region';

/** A tag's language and script: "English" says what "English (United States)" need not. */
export function withoutRegion(tag: string): string {
  const { language, script } = new Intl.Locale(tag);
  return [language, script].filter(Boolean).join('-');
}

const cache = new Map<string, Intl.DisplayNames>();

/** The name that people who read a language give to a currency, language or country code; the code where they have none. */
export function displayName(kind: Kind, code: string, lang: Lang): string {
  const { tag } = languageOf(lang);
  const key = `${kind} ${tag}`;
  const names = cache.get(key) ?? new Intl.DisplayNames([tag], { type: kind, fallback: 'code' });
  cache.set(key, names);
  return names.of(code) ?? code;
}
