import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { defaultAnswers } from './answers';
import { createHandlers } from './handlers';
import { logins, people } from './people';

const files = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The GraphQL transport, and what sends its operations early; `everyOperation.test.ts` covers them. */
const transport = ['data/transport.ts', 'data/upload.ts', 'rendering/headScript.ts'];

/** The desk's requests, which the mock provider refuses. */
const desk = 'data/desk/call.ts';

/** What every other file requests. */
const addresses: Readonly<Record<string, string>> = {
  'features/auth/login.ts': 'POST /api/auth/login',
  'features/wallet/downloadCsv.ts': 'GET /api/transactions.csv?status=SUCCEEDED',
  'lib/buildCheck.ts': 'GET /builds/latest.json?1',
  'lib/reachable.ts': 'GET /builds/latest.json?2',
  'router/loadPayload.ts': 'GET /payloads/en.json',
  'router/refreshRouteRules.ts': 'GET /api/route-rules',
};

it('every file that sends requests to the server is listed here', () => {
  const asking = Object.entries(files).filter(([, text]) =>
    /\bfetch\(|new XMLHttpRequest|\benv\.apiBase/.test(text),
  );
  const names = asking.map(([file]) => file.replace('../../src/', ''));
  expect(names.sort()).toEqual([...transport, desk, ...Object.keys(addresses)].sort());
});

/** How the mock provider answers a request of Ada's. */
const answerTo = (method: string, path: string) =>
  getResponse(
    createHandlers({ answers: defaultAnswers(), people }),
    new Request(new URL(path, 'http://localhost'), {
      method,
      headers: { authorization: 'Bearer ada-token' },
      ...(method === 'POST' && { body: JSON.stringify({ ...logins[0], remember: true }) }),
    }),
  );

it.each(Object.values(addresses))('the mock provider answers %s', async (address) => {
  const [method = '', path = ''] = address.split(' ');
  expect((await answerTo(method, path))?.ok).toBe(true);
});

it('the mock provider lets nobody to the desk', async () => {
  const response = await answerTo('POST', '/api/desk/me');
  expect(await response?.json()).toMatchObject({ error: { code: 'NOT_STAFF' } });
});
