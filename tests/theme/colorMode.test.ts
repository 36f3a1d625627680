import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The operating system's dark-mode setting, controlled by the test. */
class DarkScheme extends EventTarget {
  matches = false;

  change(matches: boolean) {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

const shown = () => document.documentElement.dataset['theme'];

let system: DarkScheme;
let stop = () => undefined as void;

/** Loads the color mode afresh, as on a page's start. */
async function start() {
  vi.resetModules();
  const colors = await import('@/theme/colorMode');
  stop = colors.followColorMode();
  return colors;
}

beforeEach(() => {
  system = new DarkScheme();
  vi.stubGlobal('matchMedia', () => system);
});

afterEach(() => {
  stop();
  window.localStorage.clear();
  vi.restoreAllMocks();
});

describe('the color mode', () => {
  it('follows the system, even when it changes', async () => {
    await start();
    expect(shown()).toBe('light');
    system.change(true);
    expect(shown()).toBe('dark');
  });

  it('is saved as “theme” in local storage', async () => {
    const { setColorPreference } = await start();
    setColorPreference('dark');
    expect(shown()).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBe('dark');
  });

  it('starts with the saved choice, whatever the system says', async () => {
    window.localStorage.setItem('theme', 'light');
    system.matches = true;
    await start();
    expect(shown()).toBe('light');
  });

  it('adopts the account’s preference if nothing was chosen on the device', async () => {
    const { adoptColorPreference, setColorPreference } = await start();
    adoptColorPreference(undefined);
    expect(window.localStorage.getItem('theme')).toBeNull();
    adoptColorPreference('dark');
    expect(shown()).toBe('dark');
    setColorPreference('light');
    adoptColorPreference('dark');
    expect(shown()).toBe('light');
  });

  it('treats an unknown stored value as “system”', async () => {
    window.localStorage.setItem('theme', 'purple');
    const { colorMode } = await start();
    expect(colorMode.getState().preference).toBe('system');
  });

  it('changes along with another tab', async () => {
    await start();
    window.localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(shown()).toBe('dark');
  });

  it('works without access to local storage', async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    const { setColorPreference } = await start();
    setColorPreference('dark');
    expect(shown()).toBe('dark');
  });
});

describe('a page that forces a color mode', () => {
  it('overrides the preference, which applies again on the next page', async () => {
    const { setColorPreference, forceColorMode } = await start();
    setColorPreference('light');
    forceColorMode('dark');
    expect(shown()).toBe('dark');
    forceColorMode(undefined);
    expect(shown()).toBe('light');
  });

  it('does not lose a choice made meanwhile', async () => {
    const { setColorPreference, forceColorMode } = await start();
    forceColorMode('light');
    setColorPreference('dark');
    expect(shown()).toBe('light');
    forceColorMode(undefined);
    expect(shown()).toBe('dark');
  });

  it('cannot force “system”: that logs a warning and uses the preference', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { setColorPreference, forceColorMode, colorMode } = await start();
    setColorPreference('dark');
    forceColorMode('system');
    expect(warn).toHaveBeenCalledOnce();
    expect(colorMode.getState()).toMatchObject({ forced: undefined, resolved: 'dark' });
  });
});
