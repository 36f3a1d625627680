import { createHash } from 'node:crypto';
import { ApolloClient, InMemoryCache } from '@apollo/client';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { transportLink } from '@/data/account/link';
import { ProfileDocument } from '@/data/generated/account';
import { CurrenciesDocument, type CurrenciesQuery } from '@/data/generated/public/directories';
import { request } from '@/data/request';
import { TypedDocumentString } from '@/data/typedDocumentString';

interface Sent {
  operationName?: string;
  documentId?: string;
  query?: string;
}

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Responds to requests with these in turn, repeating the last one, and records what was sent. */
function answering(...answers: (() => Response)[]): Sent[] {
  const sent: Sent[] = [];
  server.use(
    http.post('*/public-graphql', async ({ request }) => {
      sent.push((await request.json()) as Sent); // sent by our own code
      return (answers[Math.min(sent.length, answers.length) - 1] ?? HttpResponse.error)();
    }),
  );
  return sent;
}

const currencies = () => HttpResponse.json({ data: { directories: { Currencies: [] } } });
const me = () => HttpResponse.json({ data: { me: null } });
const unknown = () =>
  HttpResponse.json(
    { errors: [{ message: 'unknown', extensions: { code: 'BAD_USER_INPUT' } }] },
    { status: 400 },
  );
const refused = () =>
  HttpResponse.json({ data: null, errors: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT' } }] });

const hashOf = (text = '') => `sha256:${createHash('sha256').update(text).digest('hex')}`;

/** A document as in a build that sends ids only. */
const withoutText = () =>
  new TypedDocumentString<CurrenciesQuery, object>(CurrenciesDocument.name, CurrenciesDocument.id, undefined);

const client = () =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: transportLink('en', true),
  });
const askMe = (asked: ApolloClient) => asked.query({ query: ProfileDocument, fetchPolicy: 'no-cache' });

it('an operation is sent with its document id and name', async () => {
  const sent = answering(currencies);
  await request(withoutText(), { lang: 'en' });
  expect(sent).toEqual([{ operationName: 'Currencies', documentId: CurrenciesDocument.id }]);
  const own = answering(me);
  await askMe(client());
  expect(own).toMatchObject([
    { operationName: 'Profile', documentId: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) },
  ]);
  expect(own[0]).not.toHaveProperty('query');
});

it('an unknown document id falls back to the text, for this and later requests', async () => {
  const sent = answering(unknown, currencies);
  const document = withoutText();
  await request(document, { lang: 'en' });
  await request(document, { lang: 'en' });
  expect(sent.map(({ documentId }) => documentId)).toEqual([CurrenciesDocument.id, undefined, undefined]);
  expect(hashOf(sent[1]?.query)).toBe(CurrenciesDocument.id);

  const own = answering(unknown, me);
  const asked = client();
  await askMe(asked);
  await askMe(asked);
  expect(own.map(({ documentId }) => documentId !== undefined)).toEqual([true, false, false]);
  expect(hashOf(own[1]?.query)).toBe(own[0]?.documentId);
});

it('a document whose text is unknown too is an error, without another retry', async () => {
  const sent = answering(unknown);
  await expect(request(withoutText(), { lang: 'en' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(sent).toHaveLength(2);
});

it('an executed operation is never sent again', async () => {
  const sent = answering(refused);
  await expect(request(withoutText(), { lang: 'en' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(sent).toHaveLength(1);
});

it('a build for tests and other providers sends texts with the operation name', async () => {
  const sent = answering(currencies);
  await request(CurrenciesDocument, { lang: 'en' });
  expect(sent).toEqual([{ operationName: 'Currencies', query: CurrenciesDocument.text }]);
});
