import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documents } from '../../../server/graphql/generated/documents.ts';
import { person } from '../support/avatarSupport.ts';
import { callsOf, sampleOf } from '../support/contractSamples.ts';
import { testApp, testServices } from '../support/harness.ts';

/** How many bodies: `FUZZ_BODIES=5000` makes a long run, `FUZZ_SEED` repeats one. */
const count = Number(process.env['FUZZ_BODIES'] ?? '500');
const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));

const services = await testServices({
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
});
const app = await testApp(services);
const { headers: signedIn } = await person(services, app);

interface Sent {
  url: string;
  type: string;
  body: unknown;
}

const json = 'application/json';
const graphql = (body: unknown): Sent => ({ url: '/public-graphql', type: json, body });

const bases: Sent[] = [
  ...callsOf((type) => [{ way: '', value: sampleOf(type, true) }]).map(({ query, variables }) =>
    graphql({ query, variables }),
  ),
  ...Object.keys(documents).map((documentId) => graphql({ documentId, operationName: null, variables: {} })),
  ...Array.from({ length: 20 }, (_, index) => ({
    url: '/api/auth/login',
    type: json,
    body: {
      login: `a${index}@example.com`,
      password: 'password',
      remember: true,
      otp: '123456',
      language: 'en',
    },
  })),
  {
    url: `/sandbox/pay/sbx_${'0'.repeat(32)}`,
    type: 'application/x-www-form-urlencoded',
    body: 'choice=pay',
  },
  {
    url: '/api/payments/sandbox/webhook',
    type: json,
    body: { id: 'evt_1', type: 'payment.succeeded', data: {} },
  },
  { url: '/api/payments/stripe/webhook', type: json, body: { id: 'evt_1', type: 'x', data: { object: {} } } },
];

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    1e308,
    0.1,
    2 ** 53,
    '',
    '\0',
    '\ud83d',
    'a\udc00\0',
    '__proto__',
    '%00',
    "' or 1=1 --",
    'x'.repeat(20_000),
    '\u202e',
    '../../etc/passwd',
    [],
    {},
    [[]],
    [null],
    { __proto__: null, constructor: 1 },
    'sha256:',
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 1, max: 700 }).map((depth): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))),
);

/** Every place in a value, as its path of keys. */
const placesIn = (value: unknown, way: readonly string[] = []): (readonly string[])[] => [
  way,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => placesIn(part, [...way, key]))
    : []),
];

function putAt(value: unknown, [key, ...rest]: readonly string[], change: unknown): unknown {
  if (key === undefined) return change;
  if (Array.isArray(value))
    return value.map((part, index) => (String(index) === key ? putAt(part, rest, change) : part));
  const object: Record<string, unknown> = { ...(value as object) }; // a place leads through objects and lists only
  return { ...object, [key]: putAt(object[key], rest, change) };
}

const changed = fc.constantFrom(...bases).chain((base) =>
  fc
    .tuple(
      fc.constantFrom(...placesIn(base.body)),
      hostile,
      fc.constantFrom('value', 'key', 'cut', 'byte', 'text', 'deep', 'type', 'none'),
      fc.nat(100_000),
      fc.constantFrom(
        json,
        'application/json; charset=utf-16',
        'multipart/form-data; boundary=x',
        'text/plain',
        '',
      ),
      fc.constantFrom(undefined, '*/*', 'multipart/mixed', 'application/graphql-response+json'),
    )
    .map(([place, value, how, at, type, accept]) => {
      const whole =
        how === 'value'
          ? putAt(base.body, place, value)
          : how === 'key'
            ? putAt(base.body, [...place, (JSON.stringify(value) ?? '').slice(0, 100)], value)
            : base.body;
      const text =
        how === 'text'
          ? (JSON.stringify(value) ?? '')
          : typeof whole === 'string'
            ? whole
            : JSON.stringify(whole);
      const bytes = Buffer.from(how === 'deep' ? '{"a":['.repeat(at % 15_000) : text);
      const spot = at % Math.max(1, bytes.length);
      if (how === 'byte') bytes[spot] = at % 256;
      return {
        url: base.url,
        type: how === 'type' ? type : base.type,
        accept,
        payload: how === 'cut' ? bytes.subarray(0, spot) : bytes,
      };
    }),
);

it(`${count} mutated bodies cause no server error`, { timeout: 60_000 + count * 200 }, async () => {
  console.info(`mutated bodies: FUZZ_SEED=${seed} FUZZ_BODIES=${count}`);
  const statuses = new Map<number, number>();
  let index = 0;
  for (const { url, type, accept, payload } of fc.sample(changed, { seed, numRuns: count })) {
    index += 1;
    const response = await app.inject({
      method: 'POST',
      url,
      // Each from another address, so that no rate limit interferes.
      remoteAddress: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
      headers: {
        ...(type && { 'content-type': type }),
        ...(accept && { accept }),
        ...(index % 2 === 0 && signedIn),
      },
      payload,
    });
    const reported = `${url} ${type} ${payload.toString('utf8').slice(0, 2_000)}`;
    if (response.statusCode >= 500 || response.body.includes('"INTERNAL"'))
      expect.fail(`${response.statusCode} ${response.body.slice(0, 500)} of ${reported}: FUZZ_SEED=${seed}`);
    statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
  }
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400]));
});
