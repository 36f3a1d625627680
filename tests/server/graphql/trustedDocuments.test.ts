import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentId, deleteOldDocuments, registerDocuments } from '../../../server/graphql/documentTable.ts';
import { documents } from '../../../server/graphql/generated/documents.ts';
import { TrustedDocuments } from '../../../server/graphql/trustedDocuments.ts';
import { useDocumentCache } from '../../../server/graphql/useTrustedDocuments.ts';
import type { Answer } from '../support/calls.ts';
import { countedDatabase } from '../support/countedDatabase.ts';
import { testApp, testServices } from '../support/harness.ts';

const services = await testServices();
const { db, clock } = services;
const settings = { ...services.config, mode: 'production', graphqlDocuments: 'trusted' } as const;
const app = await testApp({ ...services, config: settings });
const open = await testApp(services);

const [currenciesId = '', currencies = ''] =
  Object.entries(documents).find(([, text]) => /query Currencies\b/.test(text)) ?? [];
const foreign = 'query Foreign { products { id } }';
const old = 'query Old { plans { id } }';

async function send(body: object, to = app) {
  const response = await to.inject({
    method: 'POST',
    url: '/public-graphql',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    payload: JSON.stringify(body),
  });
  return { status: response.statusCode, body: response.json<Answer>() };
}

const unknown = {
  status: 400,
  body: {
    errors: [{ message: expect.stringContaining('document'), extensions: { code: 'BAD_USER_INPUT' } }],
  },
};

beforeEach(() => db.deleteFrom('trusted_documents').execute());

describe('a server that only executes trusted documents', () => {
  it('accepts an operation of its build by id and by text', async () => {
    expect(documentId(currencies)).toBe(currenciesId);
    const byId = await send({ documentId: currenciesId, operationName: 'Currencies' });
    expect(byId).toMatchObject({ status: 200, body: { data: expect.any(Object) } });
    expect(await send({ query: currencies })).toEqual(byId);
  });

  it('accepts every operation of its build as valid', async () => {
    for (const id of Object.keys(documents)) {
      const { body } = await send({ documentId: id, variables: {} });
      for (const { message } of body.errors ?? [])
        expect(message.replace(/^Variable "\$\w+"/, '')).not.toMatch(/document|Cannot query|Syntax/);
    }
  });

  it('refuses any other document before parsing it, in every form', async () => {
    for (const body of [
      { query: foreign },
      { query: '{ __schema { types { name } } }' },
      { query: '{ broken' },
      { query: `${currencies} ` },
      { documentId: documentId(foreign) },
      { documentId: 'sha256:0' },
      { documentId: 7 },
      { documentId: '__proto__' },
      { documentId: documentId(foreign), query: foreign },
    ])
      expect(await send(body)).toMatchObject(unknown);
  });

  it('accepts documents registered by another build’s copy, and rarely queries for them', async () => {
    const counted = countedDatabase(db);
    const trusted = new TrustedDocuments(counted.db, 40);
    expect(await trusted.textOf(documentId(old))).toBeUndefined();
    await db
      .insertInto('trusted_documents')
      .values({ id: documentId(old), text: old, last_seen_at: clock() })
      .execute();
    const sent = await counted.queriesOf(() =>
      Promise.all(
        Array.from({ length: 500 }, (_, index) => trusted.textOf(documentId(`query { a${index} }`))),
      ),
    );
    expect(sent).toBeLessThanOrEqual(1);
    await expect.poll(() => trusted.textOf(documentId(old))).toBe(old);
    expect(trusted.has(old)).toBe(true);
    expect(await trusted.includes(old)).toBe(true);
  });

  it('ignores a row whose text does not match its id', async () => {
    await db
      .insertInto('trusted_documents')
      .values({ id: documentId(foreign), text: old, last_seen_at: clock() })
      .execute();
    const trusted = new TrustedDocuments(db);
    expect(await trusted.textOf(documentId(foreign))).toBeUndefined();
    expect(trusted.has(old)).toBe(false);
  });
});

describe('the document cache', () => {
  it('parses and validates our own documents once, and those of strangers each time', async () => {
    const worked = { read: 0, checked: 0 };
    const counting: Plugin = {
      onParse: ({ parseFn, setParseFn }) =>
        setParseFn((...given: Parameters<typeof parseFn>) => {
          worked.read += 1;
          return parseFn(...given);
        }),
      onValidate: ({ validateFn, setValidationFn }) =>
        setValidationFn((...given) => {
          worked.checked += 1;
          return validateFn(...given);
        }),
    };
    const yoga = createYoga({
      schema: createSchema({ typeDefs: 'type Query { products: [Int!] directories: Int }' }),
      plugins: [useDocumentCache({ has: (text) => text === '{ directories }' }), counting],
      parserAndValidationCache: false,
      logging: false,
    });
    const askFor = (query: string) =>
      yoga.fetch('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
    for (const query of ['{ directories }', '{ directories }', '{ directories }'])
      expect((await askFor(query)).status).toBe(200);
    expect(worked).toEqual({ read: 1, checked: 1 });
    for (const query of ['{ products }', '{ products }']) expect((await askFor(query)).status).toBe(200);
    expect(worked).toEqual({ read: 3, checked: 3 });
  });
});

describe('the table of documents', () => {
  it('has those of the current build after a start, once, and keeps them while it runs', async () => {
    await Promise.all([registerDocuments(db, clock()), registerDocuments(db, clock())]);
    await db
      .insertInto('trusted_documents')
      .values({ id: documentId(old), text: old, last_seen_at: clock() })
      .execute();
    services.time.advance({ days: 91 });
    await registerDocuments(db, clock());
    await deleteOldDocuments(db, clock());
    const rows = await db.selectFrom('trusted_documents').select('id').execute();
    expect(rows.map(({ id }) => id).sort()).toEqual(Object.keys(documents).sort());
  });
});

describe('a server that executes any document', () => {
  it('accepts ids and texts, and reports an unknown id', async () => {
    expect(await send({ query: foreign }, open)).toMatchObject({ status: 200 });
    expect(await send({ documentId: currenciesId }, open)).toMatchObject({ status: 200 });
    expect(await send({ documentId: documentId(foreign) }, open)).toMatchObject(unknown);
    expect(await send({ documentId: documentId(foreign), query: foreign }, open)).toMatchObject({
      status: 200,
    });
  });
});
