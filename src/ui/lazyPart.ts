import { lazy, type ComponentType } from 'react';
import { started } from '@/lib/started';

/**
 * A part of a page that its start does not need: below the fold, or shown with an answer that is on its way. It belongs
 * in a `Suspense`. A loader calls `preload`, which loads it as soon as the page has started. `load` uses `loadChunk`.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => {
    // The answer may be there before the page has started.
    await started;
    return { default: await load() };
  });
  const preload = (): void => {
    started.then(load).catch((error: unknown) => console.info('Loaded where it is shown', error));
  };
  return { Part, preload };
}
