import { createHash } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pressStyleHash } from '../../../server/http/securityHeaders.ts';
import { hostileQueries } from '../../shared/hostileQueries.ts';
import { builtSite } from '../support/builtSite.ts';
import { testApp, testServices } from '../support/harness.ts';

const shell =
  '<!doctype html><script>shell();</script><meta content="__PUBLIC_ORIGIN__"><div id="app"></div>';
const page = (text: string) =>
  `<!doctype html><script>early();</script><style>.page{}</style><link href="__PUBLIC_ORIGIN__/x">
<script type="application/ld+json">{"a":1}</script><div id="app">${text}</div>
<script type="application/json" id="page-data">{"b":"__PUBLIC_ORIGIN__"}</script>`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const { distDir, write } = await builtSite({
  'index.html': shell,
  'pages/_start/en.html': page('Start'),
  'pages/_start/de.html': page('Anfang'),
  'pages/_start/ua.html': page('Початок'),
  'pages/en/index.html': page('Welcome'),
  'pages/en/team.html': page('Team'),
  'pages/en/projects/orrery.art.html': page('Art'),
  'payloads/en/team.json': '{"en Team ":{}}',
  'social/default.png': 'any page',
  'social/team.png': 'team',
  'builds/pages.json': '{"catalogue":"demo"}',
});

const services = await testServices({ DIST_DIR: distDir, PUBLIC_ORIGIN: 'https://site.example' });
const app = await testApp(services);
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a prerendered page', () => {
  it.each([
    ['/en', 'Welcome'],
    ['/en/team', 'Team'],
    ['/en/projects/orrery.art', 'Art'],
    ['/en/team?utm_source=letter&token=secret', 'Team'],
  ])('%s is sent as rendered', async (url, text) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(`<div id="app">${text}</div>`);
  });

  it.each(['/en/auth/login', '/de/team', '/en/team?page=2', '/en/nothing', '/en/_start', '/_start/en'])(
    '%s has none and gets the shell',
    async (url) => {
      expect((await get(url)).body).toContain('shell();');
    },
  );

  it.each(hostileQueries)('is answered normally with the query %s', async (query) => {
    for (const page of ['/en', '/en/team']) expect((await get(page + query)).statusCode).toBe(200);
  });

  it('has the site’s origin in place of its placeholders', async () => {
    const { body } = await get('/en/team');
    expect(body).toContain('href="https://site.example/x"');
    expect(body).toContain('{"b":"https://site.example"}');
    expect((await get('/en/auth/login')).body).toContain('content="https://site.example"');
  });

  it('may run and apply only its own inline code', async () => {
    const policy = String((await get('/en/team')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hashOf('early();')};`);
    expect(policy).toContain(`style-src 'self' ${pressStyleHash} ${hashOf('.page{}')};`);
    const shells = String((await get('/en/auth/login')).headers['content-security-policy']);
    expect(shells).toContain(`script-src 'self' ${hashOf('shell();')};`);
    expect(shells).toContain(`style-src 'self' ${pressStyleHash};`);
  });

  it('is compressed for the browser, and not sent again unchanged', async () => {
    const response = await get('/en/team', { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('Team');
    const again = await get('/en/team', { 'if-none-match': String(response.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('the root URL', () => {
  it.each([
    [{ 'accept-language': 'de-AT,en;q=0.5' }, 'Anfang'],
    [{ 'accept-language': 'uk' }, 'Початок'],
    [{ 'accept-language': 'de', cookie: 'a=1; i18n_redirected=ua' }, 'Початок'],
    [{ 'accept-language': 'de', cookie: 'i18n_redirected=xx' }, 'Anfang'],
    [{ 'accept-language': 'sv' }, 'Start'],
    [{}, 'Start'],
  ])('with %j is in the visitor’s language', async (headers: Record<string, string>, text) => {
    const response = await get('/', headers);
    expect(response.body).toContain(`>${text}<`);
    expect(response.headers['vary']).toBe('accept-encoding, accept-language, cookie');
    expect(response.headers['cache-control']).toBe('no-cache');
  });
});

describe('the payload of a page', () => {
  it('is a file of its own, or 204 if there is none', async () => {
    const response = await get('/payloads/en/team.json');
    expect(response.json()).toEqual({ 'en Team ': {} });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
    for (const url of [
      '/payloads/en/none.json',
      '/payloads/..%2fbuilds/pages.json',
      '/payloads/%2e%2e/index.html',
    ])
      expect((await get(url)).body).not.toContain('catalogue');
    expect((await get('/payloads/en/none.json')).statusCode).toBe(204);
  });
});

describe('a build', () => {
  it('that shows the demo catalog is not served as is in production', async () => {
    const production = await testApp({ ...services, config: { ...services.config, mode: 'production' } });
    expect((await production.inject('/en/team')).body).toContain('shell();');
    await production.close();
  });

  it('that was deployed in place is used without a restart', async () => {
    expect((await get('/en/team')).body).toContain('>Team<');
    await write({ 'pages/en/team.html': page('New team'), 'pages/en/about.html': page('About') });
    await utimes(path.join(distDir, 'index.html'), 1, 1);
    expect((await get('/en/team')).body).toContain('>New team<');
    expect((await get('/en/about')).body).toContain('>About<');
  });
});

describe('the social image of a page', () => {
  it.each([
    ['/social/team.png', 'team'],
    ['/social/researches-newer-than-the-build.png', 'any page'],
  ])('%s can be embedded by other sites', async (url, text) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(text);
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each(['/social/%2e%2e/index.html', '/social/team', '/social/'])('is not served at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
