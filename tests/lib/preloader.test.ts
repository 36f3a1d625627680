import { describe, expect, it, vi } from 'vitest';
import { maxPending, mayPrefetch, Preloader } from '@/lib/preloader';
import { eventually } from '../eventually';

/** A preparation that ends when the test says so. */
function heldPreparation() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const prepare = (href: string) => {
    begun.push(href);
    return new Promise<void>((end) => ends.push(end));
  };
  return { begun, prepare, endFirst: () => ends.shift()?.() };
}

const pages = (count: number) => Array.from({ length: count }, (_, index) => `/en/${index}`);

describe('the preloader', () => {
  it('prepares at most four pages at once and queues the others', async () => {
    const { begun, prepare, endFirst } = heldPreparation();
    const preloader = new Preloader();
    preloader.register(prepare);
    pages(6).forEach((page) => preloader.request(page));
    await eventually(() => expect(begun).toEqual(pages(maxPending)));
    endFirst();
    await eventually(() => expect(begun).toEqual(pages(5)));
    endFirst();
    await eventually(() => expect(begun).toEqual(pages(6)));
  });

  it('prepares a page once', async () => {
    const { begun, prepare } = heldPreparation();
    const preloader = new Preloader();
    preloader.register(prepare);
    preloader.request('/en');
    preloader.request('/en');
    preloader.request('/de');
    await eventually(() => expect(begun).toEqual(['/en', '/de']));
  });

  it('queues requests until it has a way to prepare pages', async () => {
    const { begun, prepare } = heldPreparation();
    const preloader = new Preloader();
    preloader.request('/en');
    expect(begun).toEqual([]);
    preloader.register(prepare);
    await eventually(() => expect(begun).toEqual(['/en']));
  });

  it('prepares nothing while the connection is too slow, and does so once it is faster', async () => {
    const { begun, prepare } = heldPreparation();
    const preloader = new Preloader();
    preloader.register(prepare);
    const connection = { effectiveType: 'slow-2g' };
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    preloader.request('/en');
    connection.effectiveType = '3g';
    preloader.request('/de');
    await eventually(() => expect(begun).toEqual(['/de']));
    preloader.request('/en');
    await eventually(() => expect(begun).toEqual(['/de', '/en']));
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('retries a page that could not be prepared', async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    const prepare = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue();
    const preloader = new Preloader();
    preloader.register(prepare);
    preloader.request('/en');
    await eventually(() => expect(console.info).toHaveBeenCalled());
    preloader.request('/en');
    await eventually(() => expect(prepare).toHaveBeenCalledTimes(2));
  });
});

describe('prefetching for a navigation', () => {
  it('happens on an ordinary connection', () => {
    expect(mayPrefetch({ effectiveType: '4g' })).toBe(true);
    expect(mayPrefetch(undefined)).toBe(true);
  });

  it('does not happen on slow-2g', () => {
    expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
  });

  it('does not happen with Save-Data', () => {
    expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false);
  });
});
