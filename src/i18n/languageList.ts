import { useFormat } from '@/i18n/format';
import { languageOf } from '@/shared/languages';

/** Returns a function that lists language names within a sentence: `English, German, and Russian`. */
export function useLanguageList(): (langs: readonly string[]) => string {
  const { languageName, list } = useFormat();
  // Without the region: “English” rather than “American English”.
  return (langs) => list(langs.map((lang) => languageName(new Intl.Locale(languageOf(lang).tag).language)));
}
