import { afterEach, expect, it } from 'vitest';
import { addRendered, takeAhead } from '@/data/ahead';

const body = '{"operationName":"Checkout"}';
const answer = { data: { a: 1 } };

afterEach(() => {
  delete window.sentAhead;
  addRendered({ lang: 'en', responses: {} });
});

it('a response that came with the document is used once, for the same request without a session', async () => {
  addRendered({ lang: 'en', responses: { [body]: answer } });
  expect(await takeAhead('{"operationName":"Other"}', { lang: 'en' })).toBeUndefined();
  expect(await takeAhead(body, { lang: 'de' })).toBeUndefined();
  expect(await takeAhead(body, { lang: 'en', bearer: 'mine' })).toBeUndefined();
  expect(await takeAhead(body, { lang: 'en', guestToken: 'mine' })).toBeUndefined();
  expect(await takeAhead(body, { lang: 'en' })).toEqual({ status: 200, body: answer });
  expect(await takeAhead(body, { lang: 'en' })).toBeUndefined();
});

const sent = (response: Promise<Response>) =>
  void (window.sentAhead = { token: 'mine', responses: { [body]: response } });

it('a response to a request that the document sent is used once, with the token that it was sent with', async () => {
  sent(Promise.resolve(Response.json(answer)));
  expect(await takeAhead(body, { lang: 'en', bearer: 'theirs' })).toBeUndefined();
  expect(await takeAhead(body, { lang: 'en', bearer: 'mine' })).toMatchObject({ status: 200, body: answer });
  expect(await takeAhead(body, { lang: 'en', bearer: 'mine' })).toBeUndefined();
});

it('a request that the document sent in vain is sent again', async () => {
  sent(Promise.resolve(new Response('', { status: 503 })));
  expect(await takeAhead(body, { lang: 'en', bearer: 'mine' })).toBeUndefined();
});
