import { act, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollKey, scrollStorage } from '@/lib/scrollPositions';
import { chain } from '@/router/chain';
import { page } from '@/router/page';
import { Root } from '@/router/Root';
import { eventually } from '../eventually';
import { show } from './support/start';

const handle = { layout: 'login', namespaces: [] } as const;
const simple = (name: string) => ({
  Component: () => (
    <>
      <p>{name}</p>
      <p id="target">target</p>
    </>
  ),
});

const table = (): RouteObject[] => [
  {
    middleware: chain,
    Component: Root,
    HydrateFallback: () => null,
    children: [
      {
        path: ':lang',
        children: [
          page({ path: 'a', handle, lazy: () => Promise.resolve(simple('page a')) }),
          page({ path: 'b', handle, lazy: () => Promise.resolve(simple('page b')) }),
          page({
            path: 'keep',
            handle: { ...handle, scrollToTop: false },
            lazy: () => Promise.resolve(simple('keeping')),
          }),
        ],
      },
    ],
  },
];

const scrollTo = vi.fn<(x: number, y: number) => void>();
const scrollIntoView = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  scrollTo.mockReset();
  scrollIntoView.mockReset();
  vi.stubGlobal('scrollY', 0);
});

/** Shows page a, scrolled down. */
async function startScrolled() {
  const { router } = show('/en/a', table());
  await screen.findByText('page a');
  vi.stubGlobal('scrollY', 500);
  scrollTo.mockReset();
  return router;
}

describe('a page change', () => {
  it('starts at the top', async () => {
    const router = await startScrolled();
    await act(() => router.navigate('/en/b'));
    expect(scrollTo.mock.lastCall).toEqual([0, 0]);
  });

  it('keeps the scroll position if the page says so', async () => {
    const router = await startScrolled();
    await act(() => router.navigate('/en/keep'));
    expect(scrollTo.mock.lastCall).toEqual([0, 500]);
  });

  it('restores the scroll position on Back', async () => {
    const router = await startScrolled();
    await act(() => router.navigate('/en/b'));
    await act(() => router.navigate(-1));
    await screen.findByText('page a');
    await eventually(() => expect(scrollTo.mock.lastCall).toEqual([0, 500]));
  });

  it('to a hash on the same path scrolls to its target', async () => {
    const router = await startScrolled();
    await act(() => router.navigate('/en/a#target'));
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('target')]);
  });

  it('to a hash that cannot be decoded starts at the top', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    show('/en/a#%E0%A4%A', table());
    expect(await screen.findByText('page a')).toBeVisible();
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(scrollTo.mock.lastCall).toEqual([0, 0]);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('is not a decodable element ID'));
    warned.mockRestore();
  });

  it('moves focus to the content', async () => {
    const router = await startScrolled();
    await act(() => router.navigate('/en/b'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('that stays on the same page leaves focus alone', async () => {
    const router = await startScrolled();
    screen.getByRole('link', { name: /home page/ }).focus();
    await act(() => router.navigate('/en/a?x=1'));
    expect(screen.getByRole('link', { name: /home page/ })).toHaveFocus();
  });
});

/** The key of a page that was loaded as a document. */
const placeOf = (pathname: string, search = '') => scrollKey({ key: 'default', pathname, search, hash: '' });

describe('a document', () => {
  afterEach(() => sessionStorage.clear());

  /** Loads page a as a document, at which an earlier visit ended scrolled down. */
  async function load(type: string) {
    sessionStorage.setItem(
      scrollStorage,
      JSON.stringify({ [placeOf('/en/a', '?x=1')]: 500, [placeOf('/en/b')]: 200 }),
    );
    const visit = { ...performance.mark('visit').toJSON(), type, toJSON: () => ({}) };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit]);
    show('/en/a?x=1', table());
    await screen.findByText('page a');
  }

  it('that is opened starts at the top, whatever an earlier visit left', async () => {
    await load('navigate');
    expect(scrollTo).not.toHaveBeenCalledWith(0, 500);
  });

  it.each(['reload', 'back_forward'])('that is loaded by %s restores its position', async (type) => {
    await load(type);
    await eventually(() => expect(scrollTo.mock.lastCall).toEqual([0, 500]));
  });
});
