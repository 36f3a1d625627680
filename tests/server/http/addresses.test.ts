import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { presentCode } from '../../../server/commerce/presents/presentCode.ts';
import { languages } from '../../../src/shared/languages.ts';
import { addressCases } from '../../shared/addressCases.ts';
import { builtSite } from '../support/builtSite.ts';
import { testApp, testServices } from '../support/harness.ts';
import { wholeSitemap } from '../support/sitemaps.ts';
import { randomRequests, type RandomRequest } from '../support/randomAddresses.ts';
import { setRouteRules } from '../support/routeRulesSupport.ts';
import { rawRequest, sendRaw, type RawAnswer } from '../support/rawRequest.ts';

const { distDir } = await builtSite({
  'index.html': '<!doctype html><html lang="en-US" dir="ltr"><script>1;</script><div id="app"></div>',
  'rendering/renderDocument.mjs':
    'export async function renderDocument({ path }) { if (!/team/.test(path)) throw new Error("none"); return { html: "<!doctype html><div id=app>Team</div>", answers: "{}" }; }',
  'assets/a-1.js': 'let a = 1;',
  'locales/en/common.json': '{}',
  'builds/latest.json': '{"id":"1"}',
  'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
});

const services = await testServices({
  DIST_DIR: distDir,
  ROUTE_RULES_HOSTS: 'example.com',
  RENDER_TIMEOUT_MS: '20000',
});
const rules: [pattern: string, target: string][] = [
  ['/old', '/en/team?from=old&utm_medium=rule'],
  ['/news/:id', '/en/researches/:id'],
  ['/any/**:rest', '/**:rest'],
  ['/own', 'http://localhost:3000/en/team'],
  ['/away', 'https://example.com/'],
];
await setRouteRules(services, rules);
const app = await testApp(services);
await app.listen({ port: 0, host: '127.0.0.1' });
// A server that listens on a port has an address of this type.
const { port } = app.server.address() as AddressInfo;

const get = (target: string, headers: readonly string[] = []) =>
  sendRaw(port, rawRequest('GET', target, headers));
const statusOf = async (target: string) => (await get(target))?.status;

const everywhere = ['x-content-type-options', 'referrer-policy', 'cross-origin-resource-policy'];
const onPages = [
  'content-security-policy',
  'permissions-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
];

/** What is wrong with a response, if anything. */
function faultOf(request: RandomRequest, answer: RawAnswer | undefined): string | undefined {
  if (!answer) return 'no answer';
  const { status, headers, body } = answer;
  if (status >= 500) return `status ${status}`;
  const isScript = headers.get('content-type')?.startsWith('text/javascript') === true || status === 304;
  const missing = [...everywhere, ...(isScript ? [] : onPages)].filter((name) => !headers.has(name));
  if (missing.length > 0) return `status ${status} without ${missing.join(', ')}`;
  if (/FST_ERR|"statusCode"|Cannot [A-Z]|at \w+ \(/.test(body))
    return `the framework's own words: ${body.slice(0, 100)}`;
  const to = headers.get('location');
  if (to !== undefined && !/^(?:\/(?![/\\])|http:\/\/localhost:3000\/|https:\/\/example\.com\/$)/.test(to))
    return `a redirect to ${to}`;
  return request.method === 'GET' && status === 400 ? 'status 400' : undefined;
}

describe('a link whose # was escaped by a program', () => {
  it.each([
    ['/en/auth/callback%23code=aB-3_x', '/en/auth/callback#code=aB-3_x'],
    ['/en/auth/callback%2523code=aB-3_x', '/en/auth/callback#code=aB-3_x'],
    ['/en/auth/callback%23code%3DaB-3_x', '/en/auth/callback#code=aB-3_x'],
    ['/en/products/1/payment?order=9%23token=t', '/en/products/1/payment?order=9#token=t'],
  ])('leads on from %s to %s', async (target, location) => {
    const answer = await app.inject({ url: target });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  });

  it.each(['//away.example/%23code=1', '/%23code=1', '/en/team%23top', '/en/researches?q=%23code'])(
    '%s is none',
    async (target) => {
      expect((await app.inject({ url: target })).headers.location).toBeUndefined();
    },
  );
});

describe('any URL', () => {
  it.each([
    '/a*b.json',
    '/:a(.json',
    '/en#%',
    '/%<script>',
    '/en/%zz',
    '/assets/%zz',
    '/assets/%00.js',
    '/assets/',
    '/assets/a-1.js/',
    '/assets/.env',
    '/assets/..%2f..%2fpackage.json',
    '/locales/en',
    '/payloads/%2e%2e/index.html',
    '/pages/en/team.html',
    '/index.html',
    `/avatars/${'a'.repeat(500)}`,
    '/sandbox/pay/%00',
    '/avatars?utm_source=%00',
    `/avatars/${'a'.repeat(22)}?utm_source=%00`,
    '/api/nothing?page=%00',
    '/en/\xff',
    '/en/\x01',
    '*',
    'http://evil.example/nothing',
    `/${'a/'.repeat(5000)}`,
  ])('such as %j is a page, a file or a 404 with the usual headers', async (target) => {
    const answer = await get(target);
    expect(faultOf({ method: 'GET', target, headers: [] }, answer)).toBeUndefined();
    expect(answer?.status).toBe(target === '/en#%' ? 200 : 404);
  });

  it('gets such a response with any method', async () => {
    for (const method of ['HEAD', 'OPTIONS', 'POST', 'TRACE', 'PROPFIND'])
      for (const target of ['/en', '/a*b.json', '/%zz', '*', '/api/auth/login', '/api/%zz']) {
        const answer = await sendRaw(port, rawRequest(method, target));
        expect([method, target, faultOf({ method, target, headers: [] }, answer)]).toEqual([
          method,
          target,
          undefined,
        ]);
      }
  });

  it('gets the usual headers even if the request is not HTTP', async () => {
    const requests = {
      'no HTTP at all': 'hello\r\n\r\n',
      'no host': 'GET /en HTTP/1.1\r\nConnection: close\r\n\r\n',
      'too long': rawRequest('GET', `/${'a'.repeat(20_000)}`),
      'an expectation': rawRequest('GET', '/en', ['Expect: the best']),
      'a tunnel': 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    };
    const answers = await Promise.all(
      Object.entries(requests).map(async ([name, request]) => [name, await sendRaw(port, request)] as const),
    );
    const faults = answers.map(([name, answer]) => [
      name,
      faultOf({ method: '', target: '', headers: [] }, answer),
    ]);
    expect(faults).toEqual(Object.keys(requests).map((name) => [name, undefined]));
    expect(answers.map(([, answer]) => answer?.status)).toEqual([400, 400, 431, 417, 405]);
  });

  const seed = Number(process.env['ADDRESS_SEED'] ?? 1);
  const count = Number(process.env['ADDRESS_COUNT'] ?? 300);
  it(
    `out of ${count} random ones (seed ${seed}) never causes a server error`,
    async () => {
      const waiting = randomRequests(seed, count);
      const faults: unknown[] = [];
      const work = async () => {
        for (let request = waiting.pop(); request; request = waiting.pop()) {
          const { method, target, headers } = request;
          const fault = faultOf(request, await sendRaw(port, rawRequest(method, target, headers)));
          if (fault !== undefined) faults.push([fault, request]);
        }
      };
      await Promise.all(Array.from({ length: 8 }, work));
      expect(faults).toEqual([]);
    },
    60_000 + count * 50,
  );
});

describe('the status of a document', () => {
  it.each(addressCases)('at $address is $status', async ({ address, status, location }) => {
    const answer = await get(address);
    expect([answer?.status, answer?.headers.get('location')]).toEqual([status, location]);
  });

  it('does not depend on the spelling of the path around a study’s slug', async () => {
    expect(await statusOf('/en/researches/speed-of-news')).toBe(200);
    expect((await get('/EN/Researches/speed-of-news/'))?.headers.get('location')).toBe(
      '/en/researches/speed-of-news',
    );
  });

  it('is 404 for unknown gifts and dreams', async () => {
    expect(await statusOf('/en/presents')).toBe(200);
    expect(await statusOf('/en/presents/nothing')).toBe(404);
    expect(await statusOf(`/en/presents/${'a'.repeat(64)}`)).toBe(404);
    expect(await statusOf('/en/profile/dreams/nothing')).toBe(404);
    const dream = await services.db.selectFrom('dreams').select('id').executeTakeFirstOrThrow();
    expect(await statusOf(`/en/profile/dreams/${dream.id}`)).toBe(200);
  });

  it('comes with no caching and no Referer for an older gift link', async () => {
    const present = await services.db.selectFrom('presents').select('id').executeTakeFirstOrThrow();
    for (const [code, status] of [
      [presentCode(services.secret, present.id), 200],
      ['never-made', 404],
    ] as const) {
      const answer = await get(`/en/presents/${code}`);
      expect([
        answer?.status,
        answer?.headers.get('cache-control'),
        answer?.headers.get('referrer-policy'),
      ]).toEqual([status, 'no-store', 'no-referrer']);
      expect(answer?.body).not.toContain(code);
    }
    const moved = await get(`/EN/Presents/${presentCode(services.secret, present.id)}/`);
    expect([moved?.status, moved?.headers.get('cache-control')]).toEqual([301, 'no-store']);
  });

  it('reveals nothing about orders, receipts and dreams of a session: all get the same document', async () => {
    const { db } = services;
    const order = await db.selectFrom('orders').select(['id', 'product_id']).executeTakeFirstOrThrow();
    const payment = await db.selectFrom('transactions').select('id').executeTakeFirstOrThrow();
    const secret = await db
      .selectFrom('dreams')
      .select('id')
      .where('is_public', '=', false)
      .executeTakeFirstOrThrow();
    const documentOf = async (address: string) => {
      const { status, body } = (await get(address)) ?? {};
      return { status, body };
    };
    for (const [existing, unknown] of [
      [`/en/products/2/payment?order=${order.id}`, `/en/products/2/payment?order=${randomUUID()}`],
      [`/en/profile/wallet/receipts/${payment.id}`, `/en/profile/wallet/receipts/${randomUUID()}`],
      [`/en/profile/dreams/${secret.id}`, '/en/profile/dreams'],
    ] as const) {
      const found = await documentOf(existing);
      expect(found.status).toBe(200);
      expect(found).toEqual(await documentOf(unknown));
    }
  });

  it('is 404 for a product that is not for sale, except with an order', async () => {
    await services.db.updateTable('products').set({ active: false }).where('id', '=', '3').execute();
    const other = await testApp(services);
    const status = async (url: string) => (await other.inject(url)).statusCode;
    expect(await status('/en/products/3/payment')).toBe(404);
    expect(await status('/en/products/3/payment?order=1')).toBe(200);
    expect(await status('/en/products/unknown/payment?order=1')).toBe(404);
  });
});

describe('a page around an account or a payment', () => {
  it.each([
    '/en/auth/login',
    '/de/auth/register',
    '/en/auth/password',
    '/en/auth/password/new?code=x',
    '/en/auth-cb?code=x',
    '/en/auth/email',
    '/fr/products/2/payment',
    '/en/profile',
    '/en/profile/wallet/payments',
    '/ar/profile/dreams',
  ])('%s has a noindex header, and is not blocked in robots.txt', async (target) => {
    const answer = await get(target);
    expect([answer?.status, answer?.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    const robots = (await get('/robots.txt'))?.body ?? '';
    const refused = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, start = '']) => start);
    expect(refused.filter((start) => target.startsWith(start))).toEqual([]);
  });

  it('is in no sitemap, and other pages are indexed', async () => {
    expect((await get('/en/team'))?.headers.has('x-robots-tag')).toBe(false);
    const body = await wholeSitemap(app);
    expect(body).toContain('/en/team<');
    expect(body).not.toMatch(/<loc>[^<]*\/(?:auth|auth-cb|profile|products\/[^<]*\/payment|presents)\b/);
  });

  it('says in its language what it needs if scripts are off', async () => {
    for (const { prefix, tag } of languages) {
      const body = Buffer.from((await get(`/${prefix}/auth/login`))?.body ?? '', 'latin1').toString();
      expect(body).toContain(`<html lang="${tag}" dir="${/^(?:ar|fa|he)$/.test(prefix) ? 'rtl' : 'ltr'}"`);
      const words = /<noscript><main><h1>(.*?)<\/h1><p>.*?<\/p>(.*?)<\/main>/.exec(body);
      expect(words?.[1]).toContain('JavaScript');
      const links = [...(words?.[2] ?? '').matchAll(/<a href="(.*?)">/g)].map(([, to]) => to);
      expect(links).toEqual(
        ['', '/contracts/withdraw', '/contracts/cancel'].map((path) => `/${prefix}${path}`),
      );
    }
    const bare = await get('/nothing', ['Accept-Language: de']);
    expect(bare?.body).toContain('<noscript><main><h1>Seite nicht gefunden</h1>');
    expect(bare?.headers.get('vary')).toBe('accept-encoding, accept-language, cookie');
  });
});

describe('a redirect', () => {
  it.each([
    [
      '/old?utm_source=mail&utm_medium=own&page=2',
      '/en/team?from=old&utm_medium=rule&utm_source=mail&page=2',
    ],
    ['/news/a?utm_source=x&b=%20', '/en/researches/a?utm_source=x&b=%20'],
    ['/own?utm_source=mail', 'http://localhost:3000/en/team?utm_source=mail'],
    ['/away?utm_source=mail', 'https://example.com/'],
    ['/EN/Team/?utm_source=mail', '/en/team?utm_source=mail'],
  ])('of %s keeps the campaign within this site: %s', async (target, location) => {
    expect((await get(target))?.headers.get('location')).toBe(location);
  });

  it('never leads to another host through what a visitor types', async () => {
    for (const target of [
      '/any//evil.example',
      '/any/../evil.example',
      '/any/..//evil.example',
      '//evil.example',
      '/\\evil.example',
    ])
      expect([target, await statusOf(target)]).toEqual([target, 404]);
    expect((await get('/any/%2f%2fevil.example'))?.headers.get('location')).toBe('/%2f%2fevil.example');
  });
});
