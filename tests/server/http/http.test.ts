import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { operations } from '../../../server/http/operations.ts';
import { pressStyleHash } from '../../../server/http/securityHeaders.ts';
import { openMetrics } from '../../../server/kernel/metrics.ts';
import { ask } from '../support/calls.ts';
import { builtSite } from '../support/builtSite.ts';
import { testApp, testServices } from '../support/harness.ts';
import { setRouteRules } from '../support/routeRulesSupport.ts';

const inline = 'document.documentElement.lang = "de";';
const page = (script: string) =>
  `<!doctype html><script>${script}</script><script type="module" src="/assets/a-1.js"></script>`;
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const files = {
  'index.html': page(inline),
  'index.html.br': brotliCompressSync(page(inline)),
  'assets/a-1.js': 'let a = 1;',
  'assets/a-1.js.br': brotliCompressSync('let a = 1;'),
  'assets/a-1.js.gz': gzipSync('let a = 1;'),
  'locales/en/common.json': '{}',
  'builds/latest.json': '{"id":"1"}',
  'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const { distDir } = await builtSite(files);

const services = await testServices({ DIST_DIR: distDir, ROUTE_RULES_HOSTS: 'shop.example' });
await setRouteRules(services, [
  ['/old', '/en/auth/login', 301],
  ['/news/:id', '/en/products/:id/payment', 302],
  ['/shop', 'https://shop.example/start', 307],
  ['/evil', 'https://evil.example/', 302],
  ['/loop', '/pool', 302],
  ['/pool', '/loop', 302],
]);
const app = await testApp(services);
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('pages and files', () => {
  it.each(['/', '/en', '/de/auth/login', '/ar/products/2/payment', '/zh/profile/wallet/purchases?page=2'])(
    'the application’s page %s is served and never cached',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain(inline);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
    },
  );

  it.each(['/en/nothing', '/xx', '/en/projects/orrery.unknown', '/nothing/at/all'])(
    'the unknown path %s serves the application with status 404',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain(inline);
      expect(response.headers.etag).toBeUndefined();
    },
  );

  it.each([
    '/assets/gone-2.js',
    '/locales/en/gone.json',
    '/builds/gone.json',
    '/favicon.ico',
    '/wp-login.php',
    '/public-graphql/nothing',
  ])('the missing file %s is a plain 404', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe('Not found\n');
  });

  it('a path that cannot be decoded is a 404', async () => {
    expect((await get('/en/%zz')).statusCode).toBe(404);
    expect((await get('/assets/%zz')).statusCode).toBe(404);
  });

  it('a file outside the build is never served', async () => {
    for (const url of [
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
    ])
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('precompressed files are sent in the requested encoding', async () => {
    const br = await get('/assets/a-1.js', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe('let a = 1;');
    expect((await get('/assets/a-1.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    );
    expect((await get('/assets/a-1.js')).body).toBe('let a = 1;');
    expect((await get('/en', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
    expect((await get('/en', { 'accept-encoding': 'br;q=0' })).body).toContain(inline);
    expect((await get('/assets/a-1.js.br')).statusCode).toBe(404);
  });

  it.each([
    ['/assets/a-1.js', 'public, max-age=31536000, immutable'],
    ['/locales/en/common.json?v=1', 'public, max-age=31536000, immutable'],
    ['/locales/en/common.json', 'no-cache'],
    ['/builds/latest.json?1763712000000', 'no-cache'],
    ['/mark.svg', 'public, max-age=3600'],
  ])('%s is cached as %s', async (url, expected) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe(expected);
  });

  it('an unchanged page is not sent again', async () => {
    const { etag } = (await get('/en')).headers;
    expect((await get('/en', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });
});

describe('the response headers', () => {
  it('allow the page’s inline scripts by their hashes, and no other inline code', async () => {
    const policy = String((await get('/en')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hashOf(inline)};`);
    expect(policy).not.toContain('unsafe');
    for (const part of [
      `style-src 'self' ${pressStyleHash};`,
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
    ])
      expect(policy).toContain(part);
  });

  it('allow the style that the installed version of React Aria adds to a document', async () => {
    const file = new URL('../private/interactions/usePress.mjs', import.meta.resolve('react-aria/usePress'));
    const source = await readFile(file, 'utf8');
    const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1] ?? '';
    const style = /style\.textContent = `([^`]+)`\.trim\(\)/.exec(source)?.[1] ?? '';
    expect(hashOf(style.trim().replace(/\$\{[^}]+PRESSABLE_ATTRIBUTE\}/, attribute))).toBe(pressStyleHash);
  });

  it('are on everything that a browser could render', async () => {
    for (const url of [
      '/en',
      '/mark.svg',
      '/api/route-rules',
      '/en/nothing',
      '/locales/en/gone.json',
      '/healthz',
    ])
      expect((await get(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
  });

  it('omit the page policies on a script or style, but keep nosniff', async () => {
    const { headers } = await get('/assets/a-1.js');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBeUndefined();
  });

  it('require HTTPS only if the site uses it', async () => {
    expect((await get('/en')).headers['strict-transport-security']).toBeUndefined();
    const config = { ...services.config, publicOrigin: 'https://site.example' };
    const secure = await testApp({ ...services, config });
    expect((await secure.inject('/en')).headers['strict-transport-security']).toContain('max-age=31536000');
    await secure.close();
  });

  it('follow a new build without a restart', async () => {
    const copy = await mkdtemp(path.join(tmpdir(), 'dist-'));
    await cp(distDir, copy, { recursive: true });
    const running = await testApp({ ...services, config: { ...services.config, distDir: copy } });
    await rm(path.join(copy, 'index.html.br'));
    await writeFile(path.join(copy, 'index.html'), page('newer()'));
    await utimes(path.join(copy, 'index.html'), 1, 1);
    await running.inject('/en');
    const response = await running.inject('/en');
    expect(response.body).toContain('newer()');
    expect(response.headers['content-security-policy']).toContain(hashOf('newer()'));
    await running.close();
    await rm(copy, { recursive: true });
  });
});

describe('route rules', () => {
  it('redirect documents and keep the query', async () => {
    const response = await get('/old?utm_source=mail');
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe('/en/auth/login?utm_source=mail');
    expect((await get('/news/2')).headers.location).toBe('/en/products/2/payment');
  });

  it('redirect to another host only if it is allowed', async () => {
    const response = await get('/shop');
    expect([response.statusCode, response.headers.location]).toEqual([307, 'https://shop.example/start']);
    expect((await get('/evil')).statusCode).toBe(404);
  });

  it('ignore a loop', async () => {
    expect((await get('/loop')).statusCode).toBe(404);
  });

  it('are sent to the application along with the allowed hosts', async () => {
    const { data } = (await get('/api/route-rules')).json<{
      data: { rules: object[]; allowedHosts: string[] };
    }>();
    expect(data.rules[0]).toEqual({ from: '/old', to: '/en/auth/login', status: 301 });
    expect(data.allowedHosts).toEqual(['shop.example']);
  });

  it('are not sent again to a client that has them', async () => {
    const { headers } = await get('/api/route-rules');
    const again = await get('/api/route-rules', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('health checks, metrics and logs', () => {
  it('report that the server is alive and ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('report that the disk is full', async () => {
    const full = fastify();
    let isFull = true;
    operations(full, services, openMetrics(services), async () => isFull);
    expect([(await full.inject('/readyz')).statusCode, services.log.takeErrors().join()]).toEqual([
      503,
      expect.stringContaining('The disk is full'),
    ]);
    isFull = false;
    expect((await full.inject('/readyz')).statusCode).toBe(200);
    await full.close();
  });

  it('count requests by route, without URLs', async () => {
    await get('/en/products/2/payment?token=secret-token');
    const { body } = await get('/metrics');
    expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/\*",status="200"\} \d+/);
    expect(body).not.toContain('secret-token');
  });

  it('time operations by field and outcome, whatever the caller names them', async () => {
    await ask(app, 'query Mine { alias: me { id } }');
    await ask(app, 'query Mine { me { id } }', { headers: { authorization: 'Bearer none' } });
    const { body } = await get('/metrics');
    expect(body).toMatch(/graphql_operation_duration_seconds_count\{field="me",outcome="OK"\} 1/);
    expect(body).toMatch(
      /graphql_operation_duration_seconds_count\{field="me",outcome="UNAUTHENTICATED"\} 1/,
    );
    expect(body).not.toMatch(/Mine|alias/);
  });

  it('contain neither queries nor tokens', async () => {
    await get('/en?token=secret-token&code=secret-code');
    await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: '{"broken',
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret-token' },
    });
    expect(services.log.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(services.log.lines)).not.toMatch(/secret/);
  });
});

describe('HTTP methods', () => {
  it.each([
    ['POST', '/en', 'GET, HEAD'],
    ['DELETE', '/assets/a-1.js', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['PUT', '/api/route-rules', 'GET, HEAD'],
    ['GET', '/api/auth/login', 'POST'],
  ] as const)('%s %s is refused, with the allowed ones listed: %s', async (method, url, allow) => {
    const response = await app.inject({ method, url });
    expect([response.statusCode, response.headers['allow']]).toEqual([405, allow]);
  });

  it('HEAD is answered like GET, without a body', async () => {
    for (const url of ['/en', '/assets/a-1.js', '/healthz']) {
      const response = await app.inject({ method: 'HEAD', url });
      expect([response.statusCode, response.body]).toEqual([200, '']);
    }
  });
});

describe('unknown and invalid API calls', () => {
  it('get REST errors', async () => {
    const response = await get('/api/nothing');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: { code: 'NOT_FOUND', message: expect.any(String) } });
  });

  it('are refused if their body cannot be read', async () => {
    const broken = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT' } });
    const large = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { login: 'x'.repeat(20_000) },
    });
    expect(large.statusCode).toBe(413);
  });
});

describe('without a build', () => {
  it('API calls are answered and there are no pages', async () => {
    const bare = await testApp({
      ...services,
      config: { ...services.config, distDir: path.join(distDir, 'none') },
    });
    expect((await bare.inject('/api/route-rules')).statusCode).toBe(200);
    expect((await bare.inject('/en')).statusCode).toBe(404);
    await bare.close();
  });
});

it.each(['/public-graphql', '/api/auth/login'])(
  'an oversized body for %s is answered without closing the connection, so that a proxy passes the answer on',
  async (url) => {
    const headers = { 'content-type': 'application/json' };
    const { statusCode, headers: answered } = await app.inject({
      method: 'POST',
      url,
      headers,
      payload: JSON.stringify({ query: 'x'.repeat(2_000_000) }),
    });
    expect(statusCode).toBe(413);
    expect(answered['connection']).not.toBe('close');
  },
);
