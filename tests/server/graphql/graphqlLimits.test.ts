import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documents } from '../../../server/graphql/generated/documents.ts';
import { documentLimits, limits } from '../../../server/graphql/limits.ts';
import { formOf, person } from '../support/avatarSupport.ts';
import { ask, type Answer } from '../support/calls.ts';
import { testApp, testServices } from '../support/harness.ts';

const services = await testServices();
const app = await testApp(services);
const production = await testApp({ ...services, config: { ...services.config, mode: 'production' } });

const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

const send = (payload: string) =>
  app.inject({
    method: 'POST',
    url: '/public-graphql',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    payload,
  });

describe('a GraphQL request', () => {
  it('is answered as JSON', async () => {
    const { status, body } = await ask(app, '{ productById(id: "1") { id active } }');
    expect([status, body]).toEqual([200, { data: { productById: { id: '1', active: true } } }]);
  });

  it('is answered as multipart from an account, even without files', async () => {
    const { headers } = await person(services, app);
    const form = new FormData();
    form.set(
      'operations',
      JSON.stringify({
        query: 'query ($id: String!) { productById(id: $id) { id } }',
        variables: { id: '1' },
      }),
    );
    form.set('map', '{}');
    const response = new Response(form);
    const answer = await app.inject({
      method: 'POST',
      url: '/public-graphql',
      headers: {
        'content-type': response.headers.get('content-type') ?? '',
        ...headers,
      },
      payload: Buffer.from(await response.arrayBuffer()),
    });
    expect(answer.json()).toEqual({ data: { productById: { id: '1' } } });
  });

  it('is refused as a form that another site could have sent', async () => {
    const { type, body } = await formOf({
      operations: JSON.stringify({ query: '{ products { id } }' }),
      map: '{}',
    });
    const asked = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/public-graphql',
        headers: { 'content-type': type, ...headers },
        payload: body,
      });
    const refused = await asked({ origin: 'https://evil.example', cookie: 'token=x', accept: '*/*' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      401,
      { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    ]);
    const { headers } = await person(services, app);
    expect((await asked(headers)).json()).toMatchObject({ data: { products: expect.any(Array) } });
  });

  it('gets at most five errors about its document, plus a note that there are more', async () => {
    const { body } = await ask(app, `{ ${times(50, (index) => `nothing${index}`)} }`);
    const messages = (body.errors ?? []).map(({ message }) => message);
    expect(messages).toEqual([
      ...Array.from(
        { length: limits.errors },
        (_, index) => `Cannot query field "nothing${index}" on type "Query".`,
      ),
      // The others were not collected.
      'Too many validation errors, error limit reached. Validation aborted.',
    ]);
  });

  it('gets short error messages, however long the quoted input', async () => {
    const long = 'x'.repeat(900);
    const { body } = await ask(
      app,
      'query ($id: [Int!]!) { productById(id: "1") { id } transactions(offset: $id) { __typename } }',
      {
        variables: { id: Array.from({ length: 60 }, () => long) },
      },
    );
    const other = await ask(app, 'query ($input: OrderInput!) { orderCheck(input: $input) { total } }', {
      variables: {
        input: Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`a${index}`, long])),
      },
    });
    for (const answer of [body, other.body]) {
      expect(answer.errors?.length).toBeGreaterThan(0);
      for (const { message } of answer.errors ?? []) expect(message.length).toBeLessThanOrEqual(501);
    }
  });

  it('must have a valid operation name', async () => {
    for (const operationName of ['x'.repeat(201), 7, { a: 1 }, ['x']]) {
      const { statusCode, body } = await send(
        JSON.stringify({ query: 'query A { __typename }', operationName }),
      );
      expect([statusCode, body.length < 300]).toEqual([400, true]);
    }
  });

  it('is refused as GET, as a form and as bare GraphQL', async () => {
    const got = await app.inject({ url: '/public-graphql?query={me{id}}' });
    expect([got.statusCode, got.headers['allow']]).toEqual([405, 'POST']);
    for (const [type, payload] of [
      ['application/x-www-form-urlencoded', 'query={me{id}}'],
      ['application/graphql', '{ me { id } }'],
      ['text/plain', '{}'],
    ]) {
      const response = await app.inject({
        method: 'POST',
        url: '/public-graphql',
        headers: { 'content-type': type },
        payload,
      });
      expect(response.statusCode).toBe(415);
    }
  });

  it('is refused as a batch and as broken JSON', async () => {
    expect((await send(JSON.stringify([{ query: '{ me { id } }' }]))).statusCode).toBe(400);
    const broken = await send('{"query": ');
    expect([broken.statusCode, broken.json()]).toEqual([
      400,
      { errors: [{ message: 'POST body sent invalid JSON.', extensions: { code: 'BAD_USER_INPUT' } }] },
    ]);
  });

  it('can be 64 kB as JSON, and ten megabytes with files', async () => {
    const json = (length: number) =>
      send(JSON.stringify({ query: '{ me { id } }', variables: { rest: 'x'.repeat(length) } }));
    expect((await json(63_000)).statusCode).toBe(200);
    expect((await json(64_000)).statusCode).toBe(413);
    const { headers } = await person(services, app);
    const multipart = async (length: number) => {
      const form = new FormData();
      form.set('operations', JSON.stringify({ query: '{ me { id } }', variables: { file: null } }));
      form.set('map', JSON.stringify({ 0: ['variables.file'] }));
      form.set('0', new Blob(['x'.repeat(length)]), 'file.txt');
      const response = new Response(form);
      const answer = await app.inject({
        method: 'POST',
        url: '/public-graphql',
        headers: { ...headers, 'content-type': response.headers.get('content-type') ?? '' },
        payload: Buffer.from(await response.arrayBuffer()),
      });
      return answer.statusCode;
    };
    expect(await multipart(2_000_000)).toBe(200);
    expect(await multipart(11_000_000)).toBe(413);
  });

  it('cannot be a subscription, and there is no playground', async () => {
    expect((await ask(app, 'subscription { id }')).codes).toEqual(['BAD_USER_INPUT']);
    const response = await app.inject({ url: '/public-graphql', headers: { accept: 'text/html' } });
    expect(response.body).not.toContain('graphiql');
  });
});

/** The message about an operation that is refused as bad input. */
const refused = async (query: string) => {
  const { body, codes } = await ask(app, query);
  expect(body.data ?? null).toBeNull();
  expect(codes.length).toBeGreaterThan(0);
  expect(new Set(codes)).toEqual(new Set(['BAD_USER_INPUT']));
  return body.errors?.map(({ message }) => message).join(' ') ?? '';
};

describe('the document limits', () => {
  it('leave plenty of room for every operation of the application', async () => {
    const root = path.resolve(import.meta.dirname, '../../../src/data');
    const schema = buildSchema(await readFile(path.join(root, 'schema.graphql'), 'utf8'));
    const refusals: string[] = [];
    for (const source of Object.values(documents)) {
      const document = parse(source, { maxTokens: limits.tokens });
      const problems = validate(schema, document, [documentLimits]).map(
        ({ message }) => `${source}: ${message}`,
      );
      refusals.push(...problems, ...(source.length > limits.characters / 2 ? [`${source} is long`] : []));
    }
    expect(refusals).toEqual([]);
  });

  it('apply to the depth, through fragments too', async () => {
    const nested = (depth: number): string =>
      depth === 0 ? 'id' : `Plan { Product { ${nested(depth - 1)} } }`;
    expect(await refused(`{ products { ${nested(6)} } }`)).toContain(`${limits.depth} levels`);
    const fragments =
      'fragment A on Product { Plan { Product { ...B } } } fragment B on Product { Plan { Product { Plan { Product { Plan { Product { id } } } } } } }';
    expect(await refused(`{ products { Plan { Product { ...A } } } } ${fragments}`)).toContain('levels');
  });

  it('survive fragments that contain each other', async () => {
    const circle =
      'fragment A on Product { Plan { Product { ...B } } } fragment B on Product { Plan { Product { ...A } } }';
    expect(await refused(`{ products { ...A } } ${circle}`)).toContain('spread fragment "A" within itself');
  });

  it('apply to aliases, directives, tokens and characters', async () => {
    expect(await refused(`{ ${times(16, (index) => `a${index}: me { id }`)} }`)).toContain('aliases');
    expect(await refused(`{ me { ${times(16, () => 'id @include(if: true)')} } }`)).toContain('directives');
    expect(await refused(`{ ${times(800, () => 'me { id }')} }`)).toContain('token');
    expect(await refused(`{ me { id } } #${'x'.repeat(limits.characters)}`)).toContain('characters');
  });
});

/** The least processor time of a few attempts, in milliseconds, as other load on the machine must not count. */
async function minTime(call: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < 5; tries += 1) {
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const json = 'application/json';
const operation = (query: string): string => JSON.stringify({ query });
const megabytes = (count: number): string => 'x'.repeat(count * 1_000_000);
const nested = (levels: number): string =>
  levels === 0 ? 'id' : `Plan { Product { ${nested(levels - 2)} } }`;

describe('abuse in production', () => {
  it.each([
    ['a depth of 200', json, operation(`{ products { ${nested(200)} } }`), 400],
    ['1,000 aliases', json, operation(`{ ${times(1_000, (index) => `a${index}: __typename`)} }`), 400],
    ['1,000 directives', json, operation(`{ me { id ${times(1_000, () => '@skip(if: false)')} } }`), 400],
    ['1,000 repeated fields', json, operation(`{ me { ${times(1_000, () => 'id')} } }`), 400],
    ['a batch', json, JSON.stringify(Array.from({ length: 1_000 }, () => ({ query: '{ me { id } }' }))), 400],
    ['an operation of 10 MB', json, operation(`{ me { id } } #${megabytes(10)}`), 413],
    ['10 MB of variables', json, JSON.stringify({ query: '{ me { id } }', variables: megabytes(10) }), 413],
    ['introspection', json, operation('{ __schema { types { fields { name } } } }'), 400],
    ['a misspelt field', json, operation('{ product { id } }'), 400],
    ['a form', 'application/x-www-form-urlencoded', 'query=mutation{logout}', 415],
  ])('through %s is refused within 100 ms', async (_what, type, payload, status) => {
    const call = () =>
      production.inject({
        method: 'POST',
        url: '/public-graphql',
        headers: { 'content-type': type, accept: 'application/graphql-response+json' },
        payload,
      });
    const response = await call();
    expect(response.statusCode).toBe(status);
    const { data, errors, error } = response.json<Answer & { error?: { code: string } }>();
    expect(data ?? null).toBeNull();
    const codes = error ? [error.code] : (errors ?? []).map(({ extensions }) => extensions.code);
    expect(new Set(codes)).toEqual(new Set(['BAD_USER_INPUT']));
    expect(response.body).not.toMatch(/did you mean/i);
    expect(await minTime(call)).toBeLessThan(100);
  });

  it('through a mutation in a URL is refused within 100 ms', async () => {
    const call = () => production.inject({ url: '/public-graphql?query=mutation{logout}' });
    const response = await call();
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'POST']);
    expect(await minTime(call)).toBeLessThan(100);
  });
});

describe('the schema', () => {
  it('can be introspected in development', async () => {
    expect((await ask(app, '{ __schema { queryType { name } } }')).body.data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    });
  });

  it('is not revealed in production: no introspection, no suggestions', async () => {
    expect(
      (await ask(production, '{ __schema { queryType { name } } }')).body.errors?.[0]?.message,
    ).toContain('introspection');
    const { body } = await ask(production, '{ product { id } }');
    expect(body.errors?.[0]?.message).not.toMatch(/did you mean/i);
    const enums = await ask(
      production,
      'query ($sort: PurchaseSort) { purchases(sort: $sort) { Pagination { total } } }',
      { variables: { sort: 'NEWES' } },
    );
    expect(JSON.stringify(enums.body)).not.toMatch(/did you mean/i);
    expect((await ask(production, '{ __typename }')).body.data).toEqual({ __typename: 'Query' });
  });
});

describe('an error', () => {
  it('about the input has a code from the closed list', async () => {
    expect((await ask(app, '{ nonsense }')).codes).toEqual(['BAD_USER_INPUT']);
    expect((await ask(app, '{ me { id ')).codes).toEqual(['BAD_USER_INPUT']);
    const { codes } = await ask(app, 'query ($id: String!) { productById(id: $id) { id } }', {
      variables: { id: 1 },
    });
    expect(codes).toEqual(['BAD_USER_INPUT']);
  });

  it('of the server is hidden from the caller and logged with the request id', async () => {
    const broken = await testApp({
      ...services,
      clock: () => {
        throw new Error('the secret clock is broken');
      },
    });
    const response = await broken.inject({
      method: 'POST',
      url: '/public-graphql',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ query: '{ products { id } }' }),
    });
    expect(response.json()).toMatchObject({
      errors: [{ message: 'Internal error.', extensions: { code: 'INTERNAL' } }],
    });
    expect(response.body).not.toContain('secret');
    const errors = services.log.takeErrors();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('the secret clock is broken');
    expect(errors[0]).toContain(String(response.headers['x-request-id']));
    await broken.close();
  });
});
