import { afterEach, describe, expect, it, vi } from 'vitest';
import { claimReload, isChunkError, loadChunk } from '@/lib/chunks';
import { NetworkError } from '@/lib/pageError';

const stale = new TypeError('Failed to fetch dynamically imported module: /assets/landing-1.js');
const failing = () => Promise.reject(stale);

afterEach(() => {
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('a missing chunk', () => {
  it('is known by what each browser says of it', () => {
    expect(isChunkError(stale)).toBe(true);
    expect(isChunkError(new TypeError('error loading dynamically imported module: /x.js'))).toBe(true);
    expect(isChunkError(new TypeError('Importing a module script failed.'))).toBe(true);
    expect(isChunkError(new Error('Unable to preload CSS for /assets/x.css'))).toBe(true);
    expect(isChunkError(new TypeError('Cannot read properties of undefined'))).toBe(false);
  });

  it('loads the page it belongs to afresh', async () => {
    const go = vi.fn<(path: string) => void>();
    void loadChunk(failing, '/en/profile', go);
    await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/en/profile'));
  });

  it('is an error the second time within ten seconds', async () => {
    const go = vi.fn<(path: string) => void>();
    void loadChunk(failing, '/en/profile', go);
    await vi.waitFor(() => expect(go).toHaveBeenCalledOnce());
    await expect(loadChunk(failing, '/en/profile', go)).rejects.toBe(stale);
    expect(go).toHaveBeenCalledOnce();
  });

  it('reloads nothing while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const go = vi.fn<(path: string) => void>();
    await expect(loadChunk(failing, '/en/profile', go)).rejects.toBeInstanceOf(NetworkError);
    expect(go).not.toHaveBeenCalled();
  });
});

it('another error of a chunk goes on to the caller', async () => {
  const broken = new Error('broken module');
  await expect(loadChunk(() => Promise.reject(broken), '/en')).rejects.toBe(broken);
});

describe('the reload guard', () => {
  it('allows one reload in ten seconds for each path', () => {
    expect(claimReload('/en', 1_000)).toBe(true);
    expect(claimReload('/en', 10_999)).toBe(false);
    expect(claimReload('/de', 10_999)).toBe(true);
    expect(claimReload('/en', 11_000)).toBe(true);
  });

  it('keeps its state in session storage', () => {
    claimReload('/en', 1_000);
    expect(JSON.parse(window.sessionStorage.getItem('chunk-reload') ?? '')).toEqual({ '/en': 1_000 });
  });

  it('starts anew when the state cannot be read', () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    window.sessionStorage.setItem('chunk-reload', '{');
    expect(claimReload('/en', 1_000)).toBe(true);
    expect(complain).toHaveBeenCalledOnce();
  });
});
