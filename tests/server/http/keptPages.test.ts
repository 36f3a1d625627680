import { expect, it, vi } from 'vitest';
import { KeptPages } from '../../../server/http/keptPages.ts';
import { RenderRefused } from '../../../server/rendering/renderer.ts';
import type { PageAddress, RenderedDocument } from '../../../src/shared/rendering.ts';
import { openMetrics } from '../../../server/kernel/metrics.ts';
import { TestLog, testServices } from '../support/harness.ts';

const metrics = openMetrics(await testServices());
const document = (html: string): RenderedDocument => ({ html, answers: undefined });
const home: PageAddress = { path: '/en', lang: 'en', paint: 'whole', absent: '', campaigns: 'cookie' };

/** Kept pages whose renderings the test answers, and whose version it sets. */
function openPages(timeoutMs = 20_000) {
  const waiting: { address: PageAddress; done: PromiseWithResolvers<RenderedDocument> }[] = [];
  const state = { version: 1 };
  const pages = new KeptPages({
    render: (address) => {
      const done = Promise.withResolvers<RenderedDocument>();
      waiting.push({ address, done });
      return done.promise;
    },
    withOrigin: (text) => text,
    timeoutMs: () => timeoutMs,
    version: async () => state.version,
    metrics,
    log: new TestLog(),
  });
  /** Answers the next rendering, once it has been asked for. */
  const next = async (answer: string | Error): Promise<void> => {
    const { done } = await vi.waitFor(() => {
      const first = waiting.shift();
      if (!first) throw new Error('Nothing is being rendered');
      return first;
    });
    if (answer instanceof Error) done.reject(answer);
    else done.resolve(document(answer));
  };
  /** The size of a page tells which one it is. */
  const sizeOf = async (address = home, maxAgeMs?: number) => (await pages.at(address, maxAgeMs))?.page.bytes;
  return { pages, state, waiting, next, sizeOf };
}

it('a page is rendered once for all who ask meanwhile, and then kept', async () => {
  const { waiting, next, sizeOf } = openPages();
  const asked = [sizeOf(), sizeOf(), sizeOf()];
  await next('one');
  expect(await Promise.all(asked)).toEqual([3, 3, 3]);
  expect(await sizeOf()).toBe(3);
  expect(waiting).toEqual([]);
});

it('after a change the page that is there is sent until the next one is made', async () => {
  const { state, next, sizeOf } = openPages();
  const first = sizeOf();
  await next('one');
  await first;
  state.version = 2;
  expect(await sizeOf()).toBe(3);
  await next('three');
  await vi.waitFor(async () => expect(await sizeOf()).toBe(5));
});

it('a page of an older version is not sent for more than a few seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { state, next, sizeOf } = openPages();
  const first = sizeOf();
  await next('one');
  await first;
  state.version = 2;
  expect(await sizeOf()).toBe(3);
  vi.advanceTimersByTime(5_000);
  const second = sizeOf();
  await next(new Error('no database'));
  expect(await second).toBeUndefined();
  vi.useRealTimers();
});

it('a page whose version may have ended longer ago is not sent: nobody asked for pages meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { state, next, sizeOf } = openPages();
  const first = sizeOf();
  await next('one');
  await first;
  vi.advanceTimersByTime(5_000);
  state.version = 2;
  const second = sizeOf();
  await next(new Error('no database'));
  expect(await second).toBeUndefined();
  vi.useRealTimers();
});

it('a page of an older version is not sent because another version has just ended', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { state, next, sizeOf } = openPages();
  const other: PageAddress = { ...home, path: '/en/team' };
  for (const address of [home, other]) {
    const made = sizeOf(address);
    await next('one');
    await made;
  }
  state.version = 2;
  expect(await sizeOf(other)).toBe(3);
  await next('three');
  vi.advanceTimersByTime(5_000);
  expect(await sizeOf(other)).toBe(5);
  state.version = 3;
  expect(await sizeOf(other)).toBe(5);
  await next('three');
  const second = sizeOf();
  await next(new Error('no database'));
  expect(await second).toBeUndefined();
  vi.useRealTimers();
});

it('a page of the current version stays when it can’t be rendered again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { next, waiting, sizeOf } = openPages();
  const first = sizeOf();
  await next('one');
  await first;
  vi.advanceTimersByTime(31_000);
  expect(await sizeOf()).toBe(3);
  await next(new Error('no database'));
  await vi.waitFor(async () => {
    expect(await sizeOf()).toBe(3);
    expect(waiting).toEqual([]);
  });
  vi.useRealTimers();
});

it('a page that nobody asked for in a long time is made again first, and sent if it can’t be', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { next, sizeOf } = openPages();
  const first = sizeOf();
  await next('one');
  await first;
  vi.advanceTimersByTime(61_000);
  const second = sizeOf();
  await next('longer');
  expect(await second).toBe(6);
  vi.advanceTimersByTime(61_000);
  const third = sizeOf();
  await next(new Error('no database'));
  expect(await third).toBe(6);
  vi.useRealTimers();
});

it('a page that visitors change is made again before it is sent', async () => {
  const { next, sizeOf } = openPages();
  const first = sizeOf(home, 0);
  await next('one');
  await first;
  const second = sizeOf(home, 0);
  await next('longer');
  expect(await second).toBe(6);
});

it('a page that can’t be rendered is not tried again at once', async () => {
  const { waiting, next, sizeOf } = openPages();
  const first = sizeOf();
  await next(new Error('broken'));
  expect(await first).toBeUndefined();
  expect(await sizeOf()).toBeUndefined();
  expect(waiting).toEqual([]);
});

it('a page that is refused is tried again', async () => {
  const { next, sizeOf } = openPages();
  const first = sizeOf();
  await next(new RenderRefused());
  expect(await first).toBeUndefined();
  const second = sizeOf();
  await next('one');
  expect(await second).toBe(3);
});

it('nobody waits long for a page, and the next visitor gets it', async () => {
  const { next, sizeOf } = openPages(5);
  expect(await sizeOf()).toBeUndefined();
  await next('one');
  await vi.waitFor(async () => expect(await sizeOf()).toBe(3));
});

it('pages take a bounded amount of memory: those that nobody asks for go first', async () => {
  const { waiting, next, sizeOf } = openPages();
  const megabytes = 'x'.repeat(10_000_000);
  const pageAt = (index: number): PageAddress => ({
    path: `/en/products/${index}`,
    lang: 'en',
    paint: 'whole',
    absent: '',
    campaigns: 'cookie',
  });
  for (let index = 0; index < 7; index += 1) {
    const asked = sizeOf(pageAt(index));
    await next(megabytes);
    await asked;
  }
  await sizeOf(pageAt(6));
  expect(waiting).toEqual([]);
  void sizeOf(pageAt(0));
  await vi.waitFor(() => expect(waiting.map(({ address }) => address)).toEqual([pageAt(0)]));
});
