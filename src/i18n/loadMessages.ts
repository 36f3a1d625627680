import type { FlatNamespace } from 'i18next';
import { fallbackLang, languageOf, type Lang } from '@/shared/languages';
import { completeIntl } from '@/i18n/completeIntl';
import { i18n } from '@/i18n/i18n';

/** A message file: `locales/<lang>/<namespace>.json`. */
export type Namespace = FlatNamespace;

/** Whether a message file is loaded, in the language or in English. */
export const hasMessages = (lang: Lang, namespace: Namespace): boolean =>
  [lang, fallbackLang].some((one) => i18n.hasResourceBundle(languageOf(one).tag, namespace));

/** Adds messages that came with the page, by namespace. */
export function addMessages(lang: string, messages: Readonly<Record<string, object>>): void {
  for (const [namespace, words] of Object.entries(messages))
    i18n.addResourceBundle(languageOf(lang).tag, namespace, words);
}

/** Loads the missing namespaces; returns those that couldn't be loaded. */
async function load(lang: Lang, namespaces: readonly Namespace[]): Promise<Namespace[]> {
  const { tag } = languageOf(lang);
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(tag, namespace));
  if (missing.length === 0) return [];
  await i18n.reloadResources([tag], missing);
  const failed = missing.filter((namespace) => !i18n.hasResourceBundle(tag, namespace));
  if (failed.length > 0) console.error('Failed locale loading', lang, failed.join(', '));
  return failed;
}

/**
 * Loads the messages of a page in its language, each file once; those that can't be loaded fall back to English. Never
 * rejects: a page in the wrong language is better than none.
 */
export async function loadMessages(lang: Lang, namespaces: readonly Namespace[]): Promise<void> {
  await completeIntl(lang);
  const failed = await load(lang, namespaces);
  if (lang !== fallbackLang) await load(fallbackLang, failed);
}
