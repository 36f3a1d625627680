import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { createHandlers } from './handlers';
import { createWorld, signIn } from './world';

const files = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What sends operations, which have a test of their own. */
const operationSenders = [
  'graphql/client/links/httpLink.ts',
  'graphql/client/upload.ts',
  'graphql/publicFetch.ts',
];

/** What each other file asks for. */
const addresses: Readonly<Record<string, string>> = {
  'features/auth/login.ts': 'POST /api/auth/login',
  'features/wallet/downloadCsv.ts': 'GET /api/transactions.csv?status=SUCCEEDED',
  'lib/buildCheck.ts': 'GET /builds/latest.json?1',
  'router/loadPayload.ts': 'GET /payloads/en.json',
  'router/refreshRouteRules.ts': 'GET /api/route-rules',
};

test('every file that asks the server for something is known', () => {
  const asking = Object.entries(files).filter(([, text]) => /\bfetch\(|new XMLHttpRequest/.test(text));
  const names = asking.map(([file]) => file.replace('../../src/', ''));
  expect(names.sort()).toEqual([...operationSenders, ...Object.keys(addresses)].sort());
});

test.each(Object.values(addresses))('the developers’ provider answers %s', async (address) => {
  const [method = '', path = ''] = address.split(' ');
  const world = createWorld();
  const response = await getResponse(
    createHandlers(world),
    new Request(new URL(path, 'http://localhost'), {
      method,
      headers: { authorization: `Bearer ${signIn(world, 'ada')}` },
      ...(method === 'POST' && {
        body: JSON.stringify({ login: 'ada@example.com', password: 'ada-demo-1', remember: true }),
      }),
    }),
  );
  expect(response?.ok).toBe(true);
});
