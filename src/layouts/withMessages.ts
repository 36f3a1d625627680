import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadMessages, type Namespace } from '@/i18n/loadMessages';
import type { Lang } from '@/shared/languages';

/** A part of the frame that comes with its words, and only where there is something to show. One for each language. */
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
          // The page works without it, and the next render tries again.
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
