import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notices } from '@/lib/notices';
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
