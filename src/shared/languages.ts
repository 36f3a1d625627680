import { offeredOf } from './buildSetting.ts';

/** A language of the site. `prefix` is its URL segment, `tag` its BCP 47 tag for `lang`, `hreflang`, `Intl` and plural rules. */
export interface SiteLanguage {
  readonly prefix: string;
  readonly tag: string;
  readonly nativeName: string;
  /** ISO 4217 code of the default currency for visitors who read in this language. */
  readonly currency: string;
}

/**
 * The 13 languages with translations, in the order of the language menu. `kz` and `ua` are country codes, used only in
 * URLs.
 */
export const languages = [
  { prefix: 'en', tag: 'en-US', nativeName: 'English', currency: 'USD' },
  { prefix: 'ru', tag: 'ru', nativeName: 'Русский', currency: 'RUB' },
  { prefix: 'es', tag: 'es', nativeName: 'Español', currency: 'EUR' },
  { prefix: 'fr', tag: 'fr', nativeName: 'Français', currency: 'EUR' },
  { prefix: 'de', tag: 'de', nativeName: 'Deutsch', currency: 'EUR' },
  { prefix: 'kz', tag: 'kk', nativeName: 'Қазақша', currency: 'KZT' },
  { prefix: 'ua', tag: 'uk', nativeName: 'Українська', currency: 'UAH' },
  { prefix: 'he', tag: 'he', nativeName: 'עברית', currency: 'ILS' },
  { prefix: 'ar', tag: 'ar', nativeName: 'العربية', currency: 'AED' },
  { prefix: 'fa', tag: 'fa', nativeName: 'فارسی', currency: 'IRR' },
  { prefix: 'zh', tag: 'zh-Hans', nativeName: '简体中文', currency: 'CNY' },
  { prefix: 'it', tag: 'it', nativeName: 'Italiano', currency: 'EUR' },
  { prefix: 'ko', tag: 'ko', nativeName: '한국어', currency: 'KRW' },
] as const satisfies readonly SiteLanguage[];

/** The URL prefix of a supported language. */
export type Lang = (typeof languages)[number]['prefix'];

export const fallbackLang: Lang = 'en';

const byPrefix: ReadonlyMap<string, (typeof languages)[number]> = new Map(
  languages.map((language) => [language.prefix, language]),
);

/** Whether a value is one of the 13 prefixes. */
export const isLang = (value: unknown): value is Lang => typeof value === 'string' && byPrefix.has(value);

/** Set by the build, so that reading the variable is compiled out; null means all. */
declare const OFFERED_LANGUAGES: readonly Lang[] | null;

const prefixes = languages.map(({ prefix }) => prefix);

const offered: ReadonlySet<string> = new Set(
  typeof OFFERED_LANGUAGES === 'undefined'
    ? offeredOf('VITE_LANGUAGES', prefixes, [fallbackLang])
    : (OFFERED_LANGUAGES ?? prefixes),
);

/** The languages of this deployment, in the order of the language menu. English is always among them. */
export const siteLanguages: readonly (typeof languages)[number][] = languages.filter(({ prefix }) =>
  offered.has(prefix),
);

/** Whether a path segment is the prefix of one of this deployment's languages. */
export const isSiteLang = (value: unknown): value is Lang => typeof value === 'string' && offered.has(value);

/** The language to show to a reader: theirs if the deployment has it, otherwise the fallback. */
export const siteLangOf = (lang: unknown): Lang => (isSiteLang(lang) ? lang : fallbackLang);

/** The language with a prefix; the fallback language for anything else. */
export function languageOf(prefix: string | undefined): (typeof languages)[number] {
  return byPrefix.get(prefix ?? '') ?? languages[0];
}

/** The tag for `Intl`. Arabic asks for its own digits, which the bare tag wouldn't use. */
export const intlTag = (lang: Lang): string => (lang === 'ar' ? 'ar-u-nu-arab' : languageOf(lang).tag);

/** Whether a language writes numbers with digits other than 0–9; all others need no `Intl` for a year. */
export const hasOwnDigits = (lang: Lang): boolean => lang === 'ar' || lang === 'fa';

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** Text direction of a prefix or BCP 47 tag. */
export const directionOf = (lang: string): 'ltr' | 'rtl' =>
  rightToLeft.has(lang.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr';

/** The primary language of a tag by its present name: `iw-IL` is `he`, `cmn-Hans` is `zh`; undefined if it isn't a tag. */
function primaryOf(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.trim())[0]?.split('-')[0];
  } catch {
    return undefined;
  }
}

/** The prefixes of the deployment's languages, by their primary language and, as `ua` is no other one, by themselves. */
const byPrimary = new Map<string | undefined, Lang>(
  siteLanguages.flatMap(({ tag, prefix }) => [[prefix, prefix] as const, [primaryOf(tag), prefix] as const]),
);

/**
 * The prefix of the deployment's language that best matches a list of tags, most preferred first:
 * `navigator.languages`, or the tags of an Accept-Language header.
 */
export function matchLang(wanted: readonly string[]): Lang | undefined {
  for (const tag of wanted) {
    const found = byPrimary.get(primaryOf(tag));
    if (found) return found;
  }
  return undefined;
}

/** Parses an Accept-Language header into tags, most preferred first; drops `q=0` and malformed parts. */
export function parseAcceptLanguage(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      // Programs also write `de_DE.UTF-8`.
      const [tag = '', ...parameters] = part.replace(/\s/g, '').split(';');
      const q = parameters.find((parameter) => /^q=/i.test(parameter));
      return { tag: tag.replaceAll('_', '-').replace(/[.@].*$/, ''), weight: q ? Number(q.slice(2)) : 1 };
    })
    .filter(({ tag, weight }) => /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** The cookie that remembers the language, and how long (specification, section 9). */
export const languageCookie = { name: 'i18n_redirected', days: 365 } as const;
