import { lazy, type ComponentType } from 'react';
import { started } from '@/lib/started';

/**
 * A part of a page that its start does not need: below the fold, or shown with an answer that is on its way. It belongs
 * in a `Suspense`. A loader calls `preload`, which loads it as soon as the page has started. `load` uses `loadChunk`.
 * An optional part that cannot be loaded is left out; without any other the page fails.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>, { optional = false } = {}) {
  const Part = lazy(async () => {
    // The answer may be there before the page has started.
    await started;
    try {
      return { default: await load() };
    } catch (error) {
      if (!optional) throw error;
      console.info('A part of the page could not be loaded', error);
      return { default: () => null };
    }
  });
  const preload = (): void => {
    started.then(load).catch((error: unknown) => console.info('Loaded where it is shown', error));
  };
  return { Part, preload };
}
