import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismiss, notices } from '@/lib/notices';
import { NetworkError } from '@/lib/pageError';
import { markStarted } from '@/lib/started';
import { awaitNetwork } from '@/router/awaitNetwork';
import { eventually } from '../eventually';

const said = () => notices.getState().map(({ name }) => name);

beforeEach(() => {
  markStarted();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  notices.setState([], true);
  vi.restoreAllMocks();
});

/** A navigation that waits for the network, until it is given up for another one. */
function waitForPage() {
  const navigation = new AbortController();
  const load = () => Promise.resolve('page');
  const ended = awaitNetwork(new NetworkError('offline'), load, navigation.signal).catch(() => 'given up');
  return { ended, giveUp: () => navigation.abort() };
}

it('the notice of a page that waits for the network goes when another page opens instead', async () => {
  const { ended, giveUp } = waitForPage();
  await eventually(() => expect(said()).toEqual(['waitingForNetwork']));
  giveUp();
  expect(await ended).toBe('given up');
  expect(said()).toEqual([]);
});

it('dismissing the notice gives up the page and stays on the current one', async () => {
  window.history.replaceState(null, '', '/en/team?page=2');
  const answer = awaitNetwork(
    new NetworkError('offline'),
    () => Promise.resolve('page'),
    new AbortController().signal,
  ).catch((given: unknown) => given);
  await eventually(() => expect(said()).toEqual(['waitingForNetwork']));
  dismiss('waitingForNetwork');
  const given = await answer;
  expect(given).toBeInstanceOf(Response);
  expect(given instanceof Response && given.headers.get('location')).toBe('/en/team?page=2');
  window.history.replaceState(null, '', '/');
});

it('the page opens by itself once the network is back', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ id: '' }));
  const { ended } = waitForPage();
  await eventually(() => expect(said()).toEqual(['waitingForNetwork']));
  expect(fetched).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await ended).toBe('page');
  expect(said()).toEqual([]);
});

it('the notice stays for the next page that waits for the network', async () => {
  const first = waitForPage();
  await eventually(() => expect(said()).toEqual(['waitingForNetwork']));
  const second = waitForPage();
  first.giveUp();
  await first.ended;
  expect(said()).toEqual(['waitingForNetwork']);
  second.giveUp();
  await second.ended;
  expect(said()).toEqual([]);
});
