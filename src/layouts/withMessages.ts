import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadMessages, type Namespace } from '@/i18n/loadMessages';
import type { Lang } from '@/shared/languages';

/** A layout part that is loaded with its messages, only when there is something to show. One component per language. */
export function withMessages<Props>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly Namespace[],
): (lang: Lang) => LazyExoticComponent<ComponentType<Props>> {
  const made = new Map<Lang, LazyExoticComponent<ComponentType<Props>>>();
  return (lang) => {
    const known =
      made.get(lang) ??
      lazy(async () => {
        const loading = load().catch((error: unknown) => {
          // The page works without it, and the next render retries.
          console.info('A part of the frame could not be loaded', error);
          made.delete(lang);
          return () => null;
        });
        const [component] = await Promise.all([loading, loadMessages(lang, namespaces)]);
        return { default: component };
      });
    made.set(lang, known);
    return known;
  };
}
