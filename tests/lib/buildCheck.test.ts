import { HttpResponse, http } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkBuild, checkInterval, watchBuilds } from '@/lib/buildCheck';
import { isNewBuildKnown, setNewBuildKnown } from '@/lib/newBuild';

const asked: string[] = [];
let latest: () => Response = () => HttpResponse.json({ id: 'one' });

const server = setupServer(
  http.get('*/builds/latest.json', ({ request }) => {
    asked.push(new URL(request.url).search);
    return latest();
  }),
);

const show = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  latest = () => HttpResponse.json({ id: 'one' });
  setNewBuildKnown(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a build check', () => {
  it('finds nothing new if the id is the same', async () => {
    await checkBuild('one');
    expect(isNewBuildKnown()).toBe(false);
  });

  it('recognizes a newer build by its id', async () => {
    latest = () => HttpResponse.json({ id: 'two' });
    await checkBuild('one');
    expect(isNewBuildKnown()).toBe(true);
  });

  it('bypasses every cache with a timestamp', async () => {
    await checkBuild('one');
    expect(asked).toEqual([expect.stringMatching(/^\?\d{13}$/)]);
  });

  it('treats an unreachable server as unchanged', async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    latest = () => HttpResponse.error();
    await checkBuild('one');
    expect(isNewBuildKnown()).toBe(false);
  });
});

describe('watching for builds', () => {
  it('checks every five minutes', () => {
    vi.useFakeTimers();
    const onCheck = vi.fn<() => void>();
    const stop = watchBuilds(onCheck);
    vi.advanceTimersByTime(checkInterval - 1);
    expect(onCheck).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1 + checkInterval);
    expect(onCheck).toHaveBeenCalledTimes(2);
    stop();
  });

  it('pauses while the tab is hidden, and checks when it is shown again', () => {
    vi.useFakeTimers();
    const onCheck = vi.fn<() => void>();
    const stop = watchBuilds(onCheck);
    show('hidden');
    vi.advanceTimersByTime(3 * checkInterval);
    expect(onCheck).not.toHaveBeenCalled();
    show('visible');
    expect(onCheck).toHaveBeenCalledOnce();
    stop();
  });

  it('ends when it is stopped', () => {
    vi.useFakeTimers();
    const onCheck = vi.fn<() => void>();
    watchBuilds(onCheck)();
    vi.advanceTimersByTime(checkInterval);
    show('visible');
    expect(onCheck).not.toHaveBeenCalled();
  });
});
