import { HttpResponse } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LandingDocument } from '@/data/generated/public/landing';
import { clearAnswers, hydrate, onAnswerChange, query, dehydrate } from '@/data/query';
import { endpoint } from '../mocks/handlers';
import { withMockProvider } from '../mocks/server';
import { eventually } from '../eventually';

const { server } = withMockProvider();
const key = 'en Landing ';
const empty = { plans: [], products: [] };

let asked = 0;
let changes = 0;

/** Responds with `data` and counts the requests. */
const answerWith = (data: object) =>
  server.use(
    endpoint.query('Landing', () => {
      asked += 1;
      return HttpResponse.json({ data });
    }),
  );

beforeEach(() => {
  asked = 0;
  changes = 0;
  onAnswerChange(() => (changes += 1));
});

afterEach(() => {
  vi.restoreAllMocks();
  onAnswerChange(() => undefined);
});

const ask = () => query(LandingDocument, { lang: 'en' });
const passMinutes = (minutes: number) =>
  vi.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + minutes * 60_000);

describe('a public query', () => {
  it('is sent once, and then answered from the cache', async () => {
    answerWith(empty);
    const [first, second] = [ask(), ask()];
    expect(second).toBe(first);
    expect(await first).toEqual(empty);
    expect(ask()).toEqual(empty);
    expect(asked).toBe(1);
  });

  it('is cached per language', async () => {
    answerWith(empty);
    await ask();
    await query(LandingDocument, { lang: 'de' });
    expect(asked).toBe(2);
  });

  it('is sent again after a failure', async () => {
    server.use(endpoint.query('Landing', () => HttpResponse.error(), { once: true }));
    await expect(ask()).rejects.toThrow('Network Error');
    answerWith(empty);
    expect(await ask()).toEqual(empty);
  });

  it('answered by the page is refreshed only after hydration, which must match the HTML', async () => {
    vi.resetModules();
    const [fresh, { markStarted }] = await Promise.all([import('@/data/query'), import('@/lib/started')]);
    answerWith(empty);
    fresh.hydrate({ [key]: { plans: [], products: [{ id: 'built' }] } }, false);
    Object.assign(globalThis, { requestIdleCallback: (work: () => void) => work() });
    void fresh.query(LandingDocument, { lang: 'en' });
    // Another query takes long enough for everything started so far to have finished.
    await fresh.query(LandingDocument, { lang: 'de' });
    expect(asked).toBe(1);
    markStarted();
    await eventually(() => expect(asked).toBe(2));
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  });

  it('with a stale answer returns it, refreshes in the background and notifies about changes', async () => {
    const old = { plans: [], products: [{ id: 'old' }] };
    answerWith(old);
    await ask();
    passMinutes(6);
    answerWith(empty);
    expect(ask()).toEqual(old);
    await eventually(() => expect(changes).toBe(1));
    expect(ask()).toEqual(empty);
    expect(asked).toBe(2);
  });

  it('answered by a page that may be old uses that answer, refreshes it, and notifies only about changes', async () => {
    hydrate({ [key]: empty }, false);
    answerWith(empty);
    expect(ask()).toEqual(empty);
    await eventually(() => expect(asked).toBe(1));
    expect(ask()).toEqual(empty);
    expect(changes).toBe(0);
  });

  it('answered by a current page is sent again only after five minutes', async () => {
    hydrate({ [key]: empty }, true);
    answerWith(empty);
    passMinutes(4);
    expect(ask()).toEqual(empty);
    expect(asked).toBe(0);
    passMinutes(6);
    expect(ask()).toEqual(empty);
    await eventually(() => expect(asked).toBe(1));
  });

  it('already answered by the server ignores a later payload file', async () => {
    answerWith(empty);
    await ask();
    hydrate({ [key]: { plans: [], products: [{ id: 'of the build' }] } }, true);
    expect(ask()).toEqual(empty);
  });

  it('is part of the prerendered page once it has been answered', async () => {
    answerWith(empty);
    const answer = ask();
    expect(dehydrate()).toEqual({});
    await answer;
    expect(dehydrate()).toEqual({ [key]: empty });
    clearAnswers();
    expect(dehydrate()).toEqual({});
  });
});
