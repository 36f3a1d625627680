import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isColorPreference, type ColorPreference } from '@/shared/colorPreferences';

export type ForcedColorMode = 'light' | 'dark';
/** The local storage key of the preference (specification, section 4); index.html reads it before the first paint. */
const themeStorageKey = 'theme';

interface ColorMode {
  preference: ColorPreference;
  /** The mode that the current page forces, overriding the preference. */
  forced: ForcedColorMode | undefined;
  /** The mode that is shown. */
  resolved: ForcedColorMode;
}

const darkScheme = import.meta.env.SSR ? undefined : window.matchMedia('(prefers-color-scheme: dark)');

/** The preference on this device; undefined if there is none. */
function readPreference(): ColorPreference | undefined {
  try {
    const stored = window.localStorage.getItem(themeStorageKey);
    return isColorPreference(stored) ? stored : undefined;
  } catch (error) {
    console.info('No local storage', error);
    return undefined;
  }
}

const resolve = (preference: ColorPreference, forced: ForcedColorMode | undefined): ForcedColorMode => {
  if (forced) return forced;
  if (preference !== 'system') return preference;
  return darkScheme?.matches ? 'dark' : 'light';
};

const stateOf = (preference: ColorPreference, forced: ForcedColorMode | undefined): ColorMode => ({
  preference,
  forced,
  resolved: resolve(preference, forced),
});

/** The color mode of the page. Starts as in a prerendered page, so that the first render matches. */
export const colorMode = createStore<ColorMode>()(() => ({
  preference: 'system',
  forced: undefined,
  resolved: 'light',
}));
if (!import.meta.env.SSR) colorMode.setState(stateOf(readPreference() ?? 'system', undefined));

/** Saves the visitor's preference and applies it, unless the page forces a mode. */
export function setColorPreference(preference: ColorPreference): void {
  colorMode.setState(({ forced }) => stateOf(preference, forced));
  try {
    window.localStorage.setItem(themeStorageKey, preference);
  } catch (error) {
    console.info('No local storage', error);
  }
}

/** Applies the account's preference, on a device that has none. */
export function adoptColorPreference(preference: ColorPreference | undefined): void {
  if (preference !== undefined && readPreference() === undefined) setColorPreference(preference);
}

/** Applies the mode that a page forces; without one, the preference applies again. `system` can't be forced. */
export function forceColorMode(mode: ColorPreference | undefined): void {
  if (mode === 'system') console.warn('A page cannot force the system color mode');
  const forced = mode === 'system' ? undefined : mode;
  colorMode.setState(({ preference }) => stateOf(preference, forced));
}

const show = ({ resolved }: ColorMode): void => {
  document.documentElement.dataset['theme'] = resolved;
};

/** Keeps the page in sync with the store, the operating system and other tabs. Returns a function that stops it. */
export function followColorMode(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const refresh = (): void => colorMode.setState(({ preference, forced }) => stateOf(preference, forced));
  darkScheme?.addEventListener('change', refresh, { signal });
  window.addEventListener(
    'storage',
    (event) => {
      if (event.key === themeStorageKey)
        colorMode.setState(({ forced }) => stateOf(readPreference() ?? 'system', forced));
    },
    { signal },
  );
  const unsubscribe = colorMode.subscribe(show);
  show(colorMode.getState());
  return () => {
    stop.abort();
    unsubscribe();
  };
}

/** Reads the color mode in a component. */
export const useColorMode = <Value>(selector: (state: ColorMode) => Value): Value =>
  useStore(colorMode, selector);
