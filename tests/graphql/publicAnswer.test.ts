import { HttpResponse } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LandingDocument } from '@/graphql/generated/public/landing';
import {
  forgetAnswers,
  giveAnswers,
  onAnswerChange,
  publicAnswer,
  settledAnswers,
} from '@/graphql/publicAnswer';
import { endpoint } from '../mocks/handlers';
import { withMockProvider } from '../mocks/server';

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

const ask = () => publicAnswer(LandingDocument, { lang: 'en' });
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
    await publicAnswer(LandingDocument, { lang: 'de' });
    expect(asked).toBe(2);
  });

  it('is asked for again after a failure', async () => {
    server.use(endpoint.query('Landing', () => HttpResponse.error(), { once: true }));
    await expect(ask()).rejects.toThrow('Network Error');
    answerWith(empty);
    expect(await ask()).toEqual(empty);
  });

  it('that is old serves on, is renewed behind the page, and the page is told of what changed', async () => {
    const old = { plans: [], products: [{ id: 'old' }] };
    answerWith(old);
    await ask();
    passMinutes(6);
    answerWith(empty);
    expect(ask()).toEqual(old);
    await vi.waitFor(() => expect(changes).toBe(1));
    expect(ask()).toEqual(empty);
    expect(asked).toBe(2);
  });

  it('that came with the page serves at once and is renewed; the page is not told of what is the same', async () => {
    giveAnswers({ [key]: empty });
    answerWith(empty);
    expect(ask()).toEqual(empty);
    await vi.waitFor(() => expect(asked).toBe(1));
    expect(ask()).toEqual(empty);
    expect(changes).toBe(0);
  });

  it('that was asked for is not replaced by one that came later in a file', async () => {
    answerWith(empty);
    await ask();
    giveAnswers({ [key]: { plans: [], products: [{ id: 'of the build' }] } });
    expect(ask()).toEqual(empty);
  });

  it('can be taken along by the page that is built ahead, once it is there', async () => {
    answerWith(empty);
    const answer = ask();
    expect(settledAnswers()).toEqual({});
    await answer;
    expect(settledAnswers()).toEqual({ [key]: empty });
    forgetAnswers();
    expect(settledAnswers()).toEqual({});
  });
});
