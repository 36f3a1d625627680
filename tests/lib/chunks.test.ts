import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockReload, watchTyping } from '@/lib/busy';
import { claimReload, isChunkError, loadChunk } from '@/lib/chunks';
import * as leave from '@/lib/redirectTo';
import { notices } from '@/lib/notices';
import { NetworkError } from '@/lib/pageError';
import { eventually } from '../eventually';

const stale = new TypeError('Failed to fetch dynamically imported module: /assets/landing-1.js');
const failing = () => Promise.reject(stale);

/** The pages that were loaded by a full navigation; `reload` stands for the current one. */
let loads: string[];
/** The server's response to the request that checks whether it is up. */
let answer: () => Promise<Response>;
let now = 0;

beforeEach(() => {
  loads = [];
  answer = () => Promise.resolve(Response.json({ id: 'another' }));
  vi.spyOn(leave, 'redirectTo').mockImplementation((path) => void loads.push(path));
  vi.spyOn(leave, 'reloadPage').mockImplementation(() => void loads.push('reload'));
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => answer());
  // Each test runs long after the previous one.
  now += 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  window.history.replaceState(null, '', '/en/team?x=1#end');
});

afterEach(() => {
  window.sessionStorage.clear();
  notices.setState([], true);
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

const said = () => notices.getState().map(({ name }) => name);

describe('a missing chunk', () => {
  it.each([
    stale,
    new TypeError('error loading dynamically imported module: /x.js'),
    new TypeError('Importing a module script failed.'),
    new TypeError("'text/html' is not a valid JavaScript MIME type."),
    new Error('Unable to preload CSS for /assets/x.css'),
  ])('is recognized by the browser’s message: %s', (error) => {
    expect(isChunkError(error)).toBe(true);
  });

  it('is not confused with other errors', () => {
    expect(isChunkError(new TypeError('Cannot read properties of undefined'))).toBe(false);
  });

  it('loads its page with a full navigation, at the same place', async () => {
    void loadChunk(failing, { target: '/en/profile?page=2#row' });
    await eventually(() => expect(loads).toEqual(['/en/profile?page=2#row']));
  });

  it('of the current page reloads it', async () => {
    void loadChunk(failing);
    await eventually(() => expect(loads).toEqual(['reload']));
  });

  it('for another place on the current page reloads it too', async () => {
    void loadChunk(failing, { target: '/en/team?x=1#start' });
    await eventually(() => expect(loads).toEqual(['reload']));
  });

  it('is an error the second time within ten seconds', async () => {
    void loadChunk(failing, { target: '/en/profile' });
    await eventually(() => expect(loads).toEqual(['/en/profile']));
    now += 6_000;
    await expect(loadChunk(failing, { target: '/en/profile?page=2' })).rejects.toBe(stale);
    await eventually(() => expect(loads).toEqual(['/en/profile']));
  });

  it('among several loads only one page, once', async () => {
    for (const target of ['/en/profile', '/en/profile', undefined])
      void loadChunk(failing, target === undefined ? {} : { target });
    await eventually(() => expect(loads).toEqual(['/en/profile']));
    await new Promise((resolve) => void setTimeout(resolve));
    expect(loads).toEqual(['/en/profile']);
  });

  it('reloads nothing while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(loadChunk(failing)).rejects.toBeInstanceOf(NetworkError);
    expect(loads).toEqual([]);
  });

  it.each([
    ['does not respond', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is behind a failing gateway', () => Promise.resolve(new Response('Bad gateway', { status: 502 }))],
  ])('reloads nothing while the server %s', async (_, said) => {
    answer = said;
    await expect(loadChunk(failing)).rejects.toBeInstanceOf(NetworkError);
    expect(loads).toEqual([]);
  });

  it('that is optional is left to the caller', async () => {
    await expect(loadChunk(failing, { isOptional: true })).rejects.toBe(stale);
    expect(loads).toEqual([]);
  });

  it.each([undefined, '/en/profile'])(
    'does not interrupt a payment or form, and offers to reload: %s',
    async (target) => {
      const release = blockReload();
      await expect(loadChunk(failing, target === undefined ? {} : { target })).rejects.toBe(stale);
      release();
      expect(loads).toEqual([]);
      expect(said()).toEqual(['partMissing']);
      notices.getState()[0]?.retry?.();
      expect(loads).toEqual(['reload']);
    },
  );

  it('does not discard typed input, in any language', async () => {
    const stop = watchTyping();
    const field = document.body.appendChild(document.createElement('input'));
    field.dispatchEvent(new Event('input', { bubbles: true }));
    window.history.replaceState(null, '', '/de/team');
    await expect(loadChunk(failing)).rejects.toBe(stale);
    expect(said()).toEqual(['partMissing']);
    // Text typed on one page does not hold up another page.
    window.history.replaceState(null, '', '/de/about');
    void loadChunk(failing);
    await eventually(() => expect(loads).toEqual(['reload']));
    field.remove();
    stop();
  });
});

it('other errors in a chunk are passed on to the caller', async () => {
  const broken = new Error('broken module');
  await expect(loadChunk(() => Promise.reject(broken))).rejects.toBe(broken);
});

describe('the reload guard', () => {
  it('allows one reload per path in ten seconds', () => {
    expect(claimReload('/en', 1_000)).toBe(true);
    expect(claimReload('/en', 10_999)).toBe(false);
    expect(claimReload('/de', 10_999)).toBe(true);
    expect(claimReload('/en', 11_000)).toBe(true);
  });

  it('stores its state in session storage', () => {
    claimReload('/en', 1_000);
    expect(JSON.parse(window.sessionStorage.getItem('chunk-reload') ?? '')).toEqual({ '/en': 1_000 });
  });

  it.each(['{', 'null', '5', '"text"', '[]', '{"/en":"now"}', '{"/en":9e15}'])(
    'starts over if the stored state is invalid: %s',
    (state) => {
      window.sessionStorage.setItem('chunk-reload', state);
      expect(claimReload('/en', 1_000)).toBe(true);
      expect(claimReload('/en', 1_001)).toBe(false);
    },
  );

  it.each(['getItem', 'setItem'] as const)(
    'allows no reload if storage fails on %s, because it would loop',
    (method) => {
      vi.spyOn(console, 'info').mockReturnValue();
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Access is denied', 'SecurityError');
      });
      expect(claimReload('/en', 1_000)).toBe(false);
    },
  );
});
