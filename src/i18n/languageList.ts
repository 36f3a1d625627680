import { useFormat } from '@/i18n/format';
import { languageOf } from '@/shared/languages';

/** Gives the names of languages inside a sentence: `English, German, and Russian`. */
export function useLanguageList(): (langs: readonly string[]) => string {
  const { languageName, list } = useFormat();
  // Without the region: English, and no “American English”.
  return (langs) => list(langs.map((lang) => languageName(new Intl.Locale(languageOf(lang).tag).language)));
}
