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

/** Answers with what is given and counts how often that was asked for. */
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

describe('a public answer', () => {
  it('is asked for once, and there at once from then on', async () => {
    answerWith(empty);
    const [first, second] = [ask(), ask()];
    expect(second).toBe(first);
    expect(await first).toEqual(empty);
    expect(ask()).toEqual(empty);
    expect(asked).toBe(1);
  });

  it('belongs to its language', async () => {
    answerWith(empty);
    await ask();
    await query(LandingDocument, { lang: 'de' });
    expect(asked).toBe(2);
  });

  it('is asked for again after a failure', async () => {
    server.use(endpoint.query('Landing', () => HttpResponse.error(), { once: true }));
    await expect(ask()).rejects.toThrow('Network Error');
    answerWith(empty);
    expect(await ask()).toEqual(empty);
  });

  it('that came with a page is renewed only after the page is taken over: until then it has to match its HTML', async () => {
    vi.resetModules();
    const [fresh, { markStarted }] = await Promise.all([import('@/data/query'), import('@/lib/started')]);
    answerWith(empty);
    fresh.hydrate({ [key]: { plans: [], products: [{ id: 'built' }] } });
    Object.assign(globalThis, { requestIdleCallback: (work: () => void) => work() });
    void fresh.query(LandingDocument, { lang: 'en' });
    // Longer than an answer takes: everything that was begun until now has ended.
    await fresh.query(LandingDocument, { lang: 'de' });
    expect(asked).toBe(1);
    markStarted();
    await eventually(() => expect(asked).toBe(2));
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  });

  it('that is old is still used, is renewed in the background, and the page gets what changed', async () => {
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

  it('that came with the page is used at once and renewed; the page is not updated when nothing changed', async () => {
    hydrate({ [key]: empty });
    answerWith(empty);
    expect(ask()).toEqual(empty);
    await eventually(() => expect(asked).toBe(1));
    expect(ask()).toEqual(empty);
    expect(changes).toBe(0);
  });

  it('that was asked for is not replaced by one that came later in a file', async () => {
    answerWith(empty);
    await ask();
    hydrate({ [key]: { plans: [], products: [{ id: 'of the build' }] } });
    expect(ask()).toEqual(empty);
  });

  it('can be taken along by the page that is built ahead, once it is there', async () => {
    answerWith(empty);
    const answer = ask();
    expect(dehydrate()).toEqual({});
    await answer;
    expect(dehydrate()).toEqual({ [key]: empty });
    clearAnswers();
    expect(dehydrate()).toEqual({});
  });
});
