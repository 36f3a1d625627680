import { createInstance, type i18n as I18n } from 'i18next';
import type { HttpBackendOptions } from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { languageOf, languages, type Lang } from '@/shared/languages';
import { valueFormatter, valueJoins } from '@/shared/messageFormat';
import { product } from '@/shared/product';
import { promises } from '@/shared/promises';
import { buildId } from '@/lib/buildId';
import { LazyBackend } from '@/i18n/lazyBackend';

/** The default locale of the library (specification, section 9). */
const defaultTag = languageOf('en').tag;

const prefixOf = (tag: string | undefined): Lang =>
  languages.find((language) => language.tag === tag)?.prefix ?? 'en';

/** The URL path of a message file. */
export const messagesPath = (lang: Lang, namespace: string | undefined): string =>
  `/locales/${lang}/${namespace}.json`;

/**
 * The site's messages. Here languages are identified by BCP 47 tag, so that `kz` and `ua` get the plural rules of
 * Kazakh and Ukrainian; their files are named by prefix. Load with `loadMessages`, use with `messagesIn`.
 */
export const i18n: I18n = createInstance();

void i18n
  .use(LazyBackend)
  .use(valueFormatter)
  .use(valueJoins)
  .use(initReactI18next)
  .init<HttpBackendOptions>({
    lng: defaultTag,
    fallbackLng: defaultTag,
    supportedLngs: languages.map(({ tag }) => tag),
    load: 'currentOnly',
    ns: [],
    defaultNS: 'common',
    resources: {},
    partialBundledLanguages: true,
    initAsync: false,
    returnNull: false,
    postProcess: valueJoins.name,
    maxRetries: 1,
    interpolation: {
      escapeValue: false,
      alwaysFormat: true,
      defaultVariables: { product: product.name, ...promises },
    },
    react: { useSuspense: false, bindI18n: '', bindI18nStore: import.meta.hot ? 'added' : '' },
    backend: {
      loadPath: ([tag], [namespace]) => messagesPath(prefixOf(tag), namespace),
      queryStringParams: { v: buildId },
    },
  });

const instances = new Map<Lang, I18n>([['en', i18n]]);

/** The i18n instance for one language; shares the loaded messages with all others. */
export function messagesIn(lang: Lang): I18n {
  const known = instances.get(lang);
  if (known) return known;
  // No namespaces: otherwise the clone would load all namespaces known so far before switching to the language.
  const made = i18n.cloneInstance({ lng: languageOf(lang).tag, ns: [] });
  instances.set(lang, made);
  return made;
}

/** In development, the messages of an edited file replace those on the page. */
import.meta.hot?.on('locales:edited', ({ lang, namespace }: { lang: Lang; namespace: string }) => {
  const { tag } = languageOf(lang);
  if (i18n.hasResourceBundle(tag, namespace)) void i18n.reloadResources([tag], [namespace]);
});
