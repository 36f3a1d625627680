import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdBusy, watchTyping } from '@/lib/busy';
import { claimReload, isChunkError, loadChunk } from '@/lib/chunks';
import * as leave from '@/lib/redirectTo';
import { notices } from '@/lib/notices';
import { NetworkError } from '@/lib/pageError';
import { eventually } from '../eventually';

const stale = new TypeError('Failed to fetch dynamically imported module: /assets/landing-1.js');
const failing = () => Promise.reject(stale);

/** Pages that were loaded afresh; the one on screen is `reload`. */
let loads: string[];
/** What the server says when it is asked whether it is there. */
let answer: () => Promise<Response>;
let now = 0;

beforeEach(() => {
  loads = [];
  answer = () => Promise.resolve(Response.json({ id: 'another' }));
  vi.spyOn(leave, 'redirectTo').mockImplementation((path) => void loads.push(path));
  vi.spyOn(leave, 'reloadPage').mockImplementation(() => void loads.push('reload'));
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => answer());
  // Each test long after the one before.
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
  ])('is known by what a browser says of it: %s', (error) => {
    expect(isChunkError(error)).toBe(true);
  });

  it('is no other error', () => {
    expect(isChunkError(new TypeError('Cannot read properties of undefined'))).toBe(false);
  });

  it('loads the page afresh that it belongs to, at the same place', async () => {
    void loadChunk(failing, { target: '/en/profile?page=2#row' });
    await eventually(() => expect(loads).toEqual(['/en/profile?page=2#row']));
  });

  it('of the page on screen reloads that page', async () => {
    void loadChunk(failing);
    await eventually(() => expect(loads).toEqual(['reload']));
  });

  it('of the page on screen is reloaded for another place on it too', async () => {
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

  it('among several loads one page, once', async () => {
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
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has something else answer for it', () => Promise.resolve(new Response('Bad gateway', { status: 502 }))],
  ])('reloads nothing while the server %s', async (_, said) => {
    answer = said;
    await expect(loadChunk(failing)).rejects.toBeInstanceOf(NetworkError);
    expect(loads).toEqual([]);
  });

  it('that the page does without is left to the caller', async () => {
    await expect(loadChunk(failing, { isOptional: true })).rejects.toBe(stale);
    expect(loads).toEqual([]);
  });

  it.each([undefined, '/en/profile'])(
    'throws no payment and no form away, and offers to reload: %s',
    async (target) => {
      const release = holdBusy();
      await expect(loadChunk(failing, target === undefined ? {} : { target })).rejects.toBe(stale);
      release();
      expect(loads).toEqual([]);
      expect(said()).toEqual(['partMissing']);
      notices.getState()[0]?.retry?.();
      expect(loads).toEqual(['reload']);
    },
  );

  it('discards no typed input, in this language or another', async () => {
    const stop = watchTyping();
    const field = document.body.appendChild(document.createElement('input'));
    field.dispatchEvent(new Event('input', { bubbles: true }));
    window.history.replaceState(null, '', '/de/team');
    await expect(loadChunk(failing)).rejects.toBe(stale);
    expect(said()).toEqual(['partMissing']);
    // What was typed there does not hold up another page.
    window.history.replaceState(null, '', '/de/about');
    void loadChunk(failing);
    await eventually(() => expect(loads).toEqual(['reload']));
    field.remove();
    stop();
  });
});

it('another error of a chunk goes on to the caller', async () => {
  const broken = new Error('broken module');
  await expect(loadChunk(() => Promise.reject(broken))).rejects.toBe(broken);
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

  it.each(['{', 'null', '5', '"text"', '[]', '{"/en":"now"}', '{"/en":9e15}'])(
    'starts anew when the state makes no sense: %s',
    (state) => {
      window.sessionStorage.setItem('chunk-reload', state);
      expect(claimReload('/en', 1_000)).toBe(true);
      expect(claimReload('/en', 1_001)).toBe(false);
    },
  );

  it.each(['getItem', 'setItem'] as const)(
    'allows none where the storage refuses %s, as it would never end',
    (method) => {
      vi.spyOn(console, 'info').mockReturnValue();
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Access is denied', 'SecurityError');
      });
      expect(claimReload('/en', 1_000)).toBe(false);
    },
  );
});
