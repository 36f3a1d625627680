import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isColorPreference, type ColorPreference } from '@/shared/colorPreferences';

export type ForcedColorMode = 'light' | 'dark';
/** Where the preference lives in local storage (specification, section 4); index.html reads it before the first paint. */
const themeStorageKey = 'theme';

interface ColorMode {
  preference: ColorPreference;
  /** What the page on screen asks for, over the preference. */
  forced: ForcedColorMode | undefined;
  /** What is shown. */
  resolved: ForcedColorMode;
}

const darkScheme = import.meta.env.SSR ? undefined : window.matchMedia('(prefers-color-scheme: dark)');

/** What was chosen on this device; undefined where nothing was. */
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

/** The colour mode of the page. It begins as a page built ahead has it, for the first render to be the same. */
export const colorMode = createStore<ColorMode>()(() => ({
  preference: 'system',
  forced: undefined,
  resolved: 'light',
}));
if (!import.meta.env.SSR) colorMode.setState(stateOf(readPreference() ?? 'system', undefined));

/** Remembers the visitor's preference and shows it, unless the page forces a mode. */
export function setColorPreference(preference: ColorPreference): void {
  colorMode.setState(({ forced }) => stateOf(preference, forced));
  try {
    window.localStorage.setItem(themeStorageKey, preference);
  } catch (error) {
    console.info('No local storage', error);
  }
}

/** Takes over what the account prefers, on a device on which nothing was chosen. */
export function adoptColorPreference(preference: ColorPreference | undefined): void {
  if (preference !== undefined && readPreference() === undefined) setColorPreference(preference);
}

/** Applies what a page asks for; a page that asks for nothing gets the preference back. `system` cannot be forced. */
export function forceColorMode(mode: ColorPreference | undefined): void {
  if (mode === 'system') console.warn('A page cannot force the system color mode');
  const forced = mode === 'system' ? undefined : mode;
  colorMode.setState(({ preference }) => stateOf(preference, forced));
}

const show = ({ resolved }: ColorMode): void => {
  document.documentElement.dataset['theme'] = resolved;
};

/** Keeps the page in step with the store, the operating system and other tabs. Returns how to stop. */
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

/** Reads the colour mode in a component. */
export const useColorMode = <Value>(selector: (state: ColorMode) => Value): Value =>
  useStore(colorMode, selector);
