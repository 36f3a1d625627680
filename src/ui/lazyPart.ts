import { createElement, lazy, useState, type ComponentType } from 'react';
import { started } from '@/lib/started';

/**
 * A part of a page that its start does not need: below the fold, or shown with an answer that is on its way. It belongs
 * in a `Suspense`. A loader calls `preload`, which loads it as soon as the page has started. `load` uses `loadChunk`.
 * An optional part that cannot be loaded is left out; without any other the page fails.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { optional = false } = {},
) {
  let loaded: ComponentType<Props> | undefined;
  const loadPart = async () => {
    // The answer may be there before the page has started. What is built ahead never starts.
    if (!import.meta.env.SSR) await started;
    return (loaded = await load());
  };
  const Late = lazy(async () => {
    try {
      return { default: await loadPart() };
    } catch (error) {
      if (!optional) throw error;
      console.info('A part of the page could not be loaded', error);
      return { default: () => null };
    }
  });
  /** What is loaded already is shown at once, without a fallback. */
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return createElement(Shown, props);
  }
  const preload = (): void => {
    loadPart().catch((error: unknown) => console.info('Loaded where it is shown', error));
  };
  return { Part, preload };
}
