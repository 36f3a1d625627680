import { parse } from 'graphql';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { apollo } from '@/data/account/client';
import { mutate } from '@/data/mutate';
import { LogoutDocument } from '@/data/generated/public/logout';
import { session } from '@/session/session';
import { eventually } from '../../eventually';

const server = setupServer();
const products = parse('query Products { products { id title } }');
let otherTab: BroadcastChannel;
let title: string;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  // A new session for every test, so that each starts with an empty cache.
  session.getState().setToken('token-of-before');
  session.getState().logout();
  title = 'before';
  otherTab = new BroadcastChannel('data');
  server.use(
    http.post('*/public-graphql', () =>
      HttpResponse.json({ data: { logout: true, products: [{ __typename: 'Product', id: '2', title }] } }),
    ),
  );
});
afterEach(() => {
  otherTab.close();
  vi.restoreAllMocks();
  server.resetHandlers();
});

/** Shows a list, and returns what was shown so far. */
async function showList() {
  const shown: unknown[] = [];
  const showing = apollo('en')
    .watchQuery({ query: products })
    .subscribe(({ data }) => {
      const found = /"title":"(\w+)"/.exec(JSON.stringify(data ?? null))?.[1];
      if (found !== undefined && found !== shown.at(-1)) shown.push(found);
    });
  await eventually(() => expect(shown).toEqual(['before']));
  return { shown, stop: () => showing.unsubscribe() };
}

it('what is on screen follows a purchase in another tab', async () => {
  const { shown, stop } = await showList();
  title = 'after';
  otherTab.postMessage('changed');
  await eventually(() => expect(shown).toEqual(['before', 'after']));
  stop();
});

it('a hidden tab follows once it is looked at', async () => {
  const { shown, stop } = await showList();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  title = 'after';
  otherTab.postMessage('changed');
  // Later than the message, on the same channel.
  const heard = new Promise((resolve) => new BroadcastChannel('data').addEventListener('message', resolve));
  otherTab.postMessage('changed');
  await heard;
  expect(shown).toEqual(['before']);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await eventually(() => expect(shown).toEqual(['before', 'after']));
  stop();
});

it('a change in this tab is told to the others', async () => {
  const told = new Promise<unknown>((resolve) =>
    otherTab.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data)),
  );
  await mutate(LogoutDocument, { lang: 'en' });
  expect(await told).toBe('changed');
});
