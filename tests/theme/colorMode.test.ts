import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The operating system's dark-scheme setting, in the test's hands. */
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

/** The colour mode as a page starts with it. */
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

describe('the colour mode', () => {
  it('follows the system, also when it changes', async () => {
    await start();
    expect(shown()).toBe('light');
    system.change(true);
    expect(shown()).toBe('dark');
  });

  it('keeps the visitor’s choice under “theme” in local storage', async () => {
    const { setColorPreference } = await start();
    setColorPreference('dark');
    expect(shown()).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBe('dark');
  });

  it('starts with the choice of before, whatever the system says', async () => {
    window.localStorage.setItem('theme', 'light');
    system.matches = true;
    await start();
    expect(shown()).toBe('light');
  });

  it('takes over what the account prefers where nothing was chosen on the device', async () => {
    const { adoptColorPreference, setColorPreference } = await start();
    adoptColorPreference(undefined);
    expect(window.localStorage.getItem('theme')).toBeNull();
    adoptColorPreference('dark');
    expect(shown()).toBe('dark');
    setColorPreference('light');
    adoptColorPreference('dark');
    expect(shown()).toBe('light');
  });

  it('takes a stored value it does not know for “system”', async () => {
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

  it('works where local storage is closed', async () => {
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

describe('a page that forces a colour mode', () => {
  it('shows it over the preference, and the next page gets the preference back', async () => {
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

  it('cannot force “system”: that logs a warning and the preference is used', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { setColorPreference, forceColorMode, colorMode } = await start();
    setColorPreference('dark');
    forceColorMode('system');
    expect(warn).toHaveBeenCalledOnce();
    expect(colorMode.getState()).toMatchObject({ forced: undefined, resolved: 'dark' });
  });
});
