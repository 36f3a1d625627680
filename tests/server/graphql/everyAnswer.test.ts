import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, bearer } from '../support/calls.ts';
import { builtSite } from '../support/builtSite.ts';
import { testApp, testServices } from '../support/harness.ts';
import { registered } from '../support/registering.ts';

const { distDir } = await builtSite({
  'index.html': '<!doctype html><title>The application</title>',
  'assets/a-1.js': 'let a = 1;',
  'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
});
const services = await testServices({ DIST_DIR: distDir, PUBLIC_ORIGIN: 'https://site.example' });
const app = await testApp(services);
let port = 0;
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port; // a TCP server's address is no string
});

/** Sends raw bytes and returns everything received until the connection closes. */
const raw = (text: string | Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
const lines = (...parts: string[]) => `${parts.join('\r\n')}\r\n\r\n`;

type Request = InjectOptions & { url: string };
const json = { 'content-type': 'application/json' };

/** One of each kind of response. */
const answers: readonly [string, Request][] = [
  ['a page', { url: '/en' }],
  ['an unknown page', { url: '/en/nothing' }],
  ['HEAD of a page', { method: 'HEAD', url: '/en' }],
  ['a script', { url: '/assets/a-1.js' }],
  ['a picture', { url: '/mark.svg' }],
  ['a missing file', { url: '/assets/gone.js' }],
  ['an unsupported method', { method: 'DELETE', url: '/en' }],
  ['a redirect', { url: '/old' }],
  ['the route rules', { url: '/api/route-rules' }],
  ['an unknown call', { url: '/api/nothing' }],
  ['a log-in that fails', { method: 'POST', url: '/api/auth/login', payload: { login: 'a', password: 'b' } }],
  ['a body that is not JSON', { method: 'POST', url: '/api/auth/login', headers: json, payload: '{' }],
  ['an oversized body', { method: 'POST', url: '/api/auth/login', payload: { login: 'x'.repeat(20_000) } }],
  [
    'GraphQL',
    { method: 'POST', url: '/public-graphql', headers: json, payload: '{"query":"{ __typename }"}' },
  ],
  [
    'a GraphQL error',
    { method: 'POST', url: '/public-graphql', headers: json, payload: '{"query":"{ nothing }"}' },
  ],
  [
    'GraphQL with another content type',
    { method: 'POST', url: '/public-graphql', headers: { 'content-type': 'text/plain' }, payload: 'x' },
  ],
  ['transactions without a session', { url: '/api/transactions.csv' }],
  ['an unknown avatar', { url: '/avatars/nobody' }],
  ['an unknown sandbox payment', { url: '/sandbox/pay/none' }],
  [
    'a forged callback',
    { method: 'POST', url: '/api/payments/sandbox/webhook', headers: json, payload: '{}' },
  ],
  ['a CSP report', { method: 'POST', url: '/api/csp-reports', payload: {} }],
  ['the sitemap', { url: '/sitemap.xml' }],
  ['robots.txt', { url: '/robots.txt' }],
  ['security.txt', { url: '/.well-known/security.txt' }],
  ['health', { url: '/healthz' }],
  ['metrics', { url: '/metrics' }],
];

describe.each(answers)('%s', (_name, request) => {
  it('has the security headers', async () => {
    await services.db
      .insertInto('route_rules')
      .values({ id: 'old', pattern: '/old', target: '/en/team', status: 301, active: true, position: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { headers, statusCode } = await app.inject(request);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-request-id': expect.any(String),
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
    if (!request.url.startsWith('/assets/'))
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    // Without this header, some browsers and proxies cache the response.
    expect([request.url, statusCode, typeof headers['cache-control']]).toEqual([
      request.url,
      statusCode,
      'string',
    ]);
  });
});

describe('personal data', () => {
  it('is never cached', async () => {
    const { token } = await registered(services, app);
    const headers = bearer(token);
    const personal: Request[] = [
      { url: '/api/transactions.csv', headers },
      {
        method: 'POST',
        url: '/public-graphql',
        headers: { ...json, ...headers },
        payload: '{"query":"{ me { id } }"}',
      },
      {
        method: 'POST',
        url: '/public-graphql',
        headers: { ...json, ...headers },
        payload: '{"query":"{ nothing }"}',
      },
      { method: 'POST', url: '/public-graphql', headers: { ...json, ...headers }, payload: '{' },
      { method: 'POST', url: '/api/auth/login', payload: {} },
      { url: '/sandbox/pay/none' },
      {
        method: 'POST',
        url: '/sandbox/pay/none',
        payload: 'choice=pay',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      // The page is public, but its URL is not.
      { url: '/en/auth-cb?code=secret' },
      { url: '/en?token=secret' },
      { url: '/en/auth/password/new?code=secret' },
      { url: '/en/nothing?code=secret' },
    ];
    for (const request of personal) {
      const answer = await app.inject(request);
      expect([request.url, answer.headers['cache-control']]).toEqual([request.url, 'no-store']);
    }
    expect((await ask(app, '{ me { id } }', { headers })).codes).toEqual([]);
  });
});

describe('a connection', () => {
  it('that sends over 16 kB of headers gets 431 as a JSON error, and is closed', async () => {
    const answer = await raw(lines('GET /en HTTP/1.1', 'Host: a', `X-Long: ${'x'.repeat(20_000)}`));
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('{"error":{"code":"BAD_USER_INPUT"');
  });

  it.each([
    [
      'two content lengths',
      lines('POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Length: 2', 'Content-Length: 5') + '{}abc',
    ],
    [
      'a content length and chunks',
      lines('POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Length: 2', 'Transfer-Encoding: chunked') +
        '0\r\n\r\n',
    ],
    ['something other than HTTP', 'hello there\r\n\r\n'],
    ['a space in a header name', lines('GET /en HTTP/1.1', 'Host: a', 'X Y: z')],
  ])('that sends %s gets 400 as a JSON error, and is closed', async (_name, text) => {
    const answer = await raw(text);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(answer).toMatch(/cache-control: no-store/i);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('{"error":{"code":"BAD_USER_INPUT"');
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('can pipeline requests, which are answered in order', async () => {
    const one = lines('GET /healthz HTTP/1.1', 'Host: a');
    const last = lines('GET /robots.txt HTTP/1.1', 'Host: a', 'Connection: close');
    const answer = await raw(one + one + last);
    expect(answer.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
    expect(answer.indexOf('User-agent')).toBeGreaterThan(answer.lastIndexOf('{"status":"ok"}'));
  });

  it('that expects 100 Continue gets it, and an unknown expectation is refused', async () => {
    const continued = await raw(
      lines(
        'POST /api/auth/login HTTP/1.1',
        'Host: a',
        'Content-Type: application/json',
        'Content-Length: 2',
        'Expect: 100-continue',
        'Connection: close',
      ) + '{}',
    );
    expect(continued).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 /);
    const unknown = await raw(lines('GET /en HTTP/1.1', 'Host: a', 'Expect: coffee', 'Connection: close'));
    expect(unknown).toMatch(/^HTTP\/1\.1 417 /);
  });

  it('has timeouts for headers, requests and keep-alive', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = app.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 20_000,
      requestTimeout: 120_000,
      // Longer than a proxy keeps an idle connection, so the proxy is the one to close it.
      keepAliveTimeout: 72_000,
    });
  });
});

describe('a request body', () => {
  it('is not decompressed, so a compression bomb stays small', async () => {
    const payload = gzipSync(Buffer.alloc(5_000_000, ' '));
    for (const url of ['/api/auth/login', '/public-graphql']) {
      const headers = { ...json, 'content-encoding': 'gzip' };
      const { body } = await app.inject({ method: 'POST', url, headers, payload });
      expect([url, body]).toEqual([url, expect.stringContaining('"BAD_USER_INPUT"')]);
    }
  });
});

describe('the log', () => {
  it('contains no line breaks, escape codes or tokens that a stranger sent', async () => {
    const nasty = '\u001b[31mforged\r\n{"level":"error"}';
    for (const request of [
      { url: `/en/${encodeURIComponent(nasty)}?token=forged` },
      {
        url: '/en',
        headers: {
          'user-agent': `forged \u001b[31m`,
          authorization: 'Bearer forged',
          'x-request-id': 'forged',
        },
      },
      {
        method: 'POST' as const,
        url: '/api/auth/login',
        payload: { login: `forged${nasty}`, password: 'forged' },
      },
      {
        method: 'POST' as const,
        url: '/public-graphql',
        headers: json,
        payload: JSON.stringify({ query: 'query forged { me(forged: "x") }' }),
      },
      {
        method: 'POST' as const,
        url: '/api/payments/sandbox/webhook',
        headers: { ...json, 'sandbox-signature': 'forged' },
        payload: '"forged"',
      },
    ])
      await app.inject(request);
    expect(services.log.lines.length).toBeGreaterThan(0);
    const written = services.log.lines.map(({ text }) => text).join('\n');
    expect(written).not.toContain('forged');
    expect(written).not.toContain('\u001b');
  });
});
