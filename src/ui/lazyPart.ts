import { createElement, lazy, useState, type ComponentType } from 'react';
import { started } from '@/lib/started';

/**
 * A lazily loaded part of a page that its start doesn't need: below the fold, or shown with a pending response. Needs a
 * `Suspense` around it. A loader or menu calls `preload`, which loads it as soon as the page has started. `load` uses
 * `loadChunk`. An optional part that fails to load is left out; any other fails the page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { optional = false } = {},
) {
  let loaded: ComponentType<Props> | undefined;
  const loadPart = async () => {
    // The response may arrive before the page has started. A prerendered page never starts.
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
  /** Once loaded, it's shown right away, without a fallback. */
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return createElement(Shown, props);
  }
  const preload = (): void => {
    loadPart().catch((error: unknown) => console.info('Loaded where it is shown', error));
  };
  return { Part, preload };
}
