import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePolling } from '@/ui/usePolling';

const look = vi.fn<() => Promise<void>>(() => Promise.resolve());
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** Hides or shows the page, or takes it on- or offline, and tells it so. */
const setPage = ({ isHidden = false, isOffline = false }, event?: Event) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  return act(async () => void (event && document.dispatchEvent(event)));
};
const changed = () => new Event('visibilitychange');

const startPolling = (isWaiting = true) =>
  renderHook(({ isWaiting }) => usePolling(isWaiting, look), { initialProps: { isWaiting } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  look.mockClear();
});

it('polling slows down: every 1.5 seconds at first, then every 5, then every 20', async () => {
  startPolling();
  await wait(1.4);
  expect(look).not.toHaveBeenCalled();
  await wait(0.1);
  expect(look).toHaveBeenCalledOnce();
  for (const [calls, seconds] of [
    [10, 1.5],
    [30, 5],
    [32, 20],
  ] as const) {
    while (look.mock.calls.length < calls) {
      const before = look.mock.calls.length;
      await wait(seconds - 0.1);
      expect(look).toHaveBeenCalledTimes(before);
      await wait(0.1);
      expect(look).toHaveBeenCalledTimes(before + 1);
    }
  }
});

it('nothing is polled unless there is something to wait for', async () => {
  const { rerender } = startPolling(false);
  await wait(60);
  await setPage({}, changed());
  expect(look).not.toHaveBeenCalled();
  rerender({ isWaiting: true });
  await wait(1.5);
  expect(look).toHaveBeenCalledOnce();
  rerender({ isWaiting: false });
  await wait(60);
  expect(look).toHaveBeenCalledOnce();
});

it('a hidden page polls nothing until it is shown again', async () => {
  startPolling();
  await setPage({ isHidden: true }, changed());
  await wait(60);
  expect(look).not.toHaveBeenCalled();
  await setPage({}, changed());
  expect(look).toHaveBeenCalledOnce();
  await wait(1.5);
  expect(look).toHaveBeenCalledTimes(2);
});

it('an offline page polls nothing until it is back online', async () => {
  startPolling();
  await setPage({ isOffline: true }, changed());
  await wait(60);
  expect(look).not.toHaveBeenCalled();
  await setPage({});
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(look).toHaveBeenCalledOnce();
  await wait(1.5);
  expect(look).toHaveBeenCalledTimes(2);
});

it('a page that was left polls no longer', async () => {
  const { unmount } = startPolling();
  unmount();
  await wait(60);
  await setPage({}, changed());
  window.dispatchEvent(new Event('online'));
  expect(look).not.toHaveBeenCalled();
});
