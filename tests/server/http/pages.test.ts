import { createHash } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
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

const contents = {
  '/ en': 'Start',
  '/ de': 'Anfang',
  '/ ua': 'Початок',
  '/en en': 'Welcome',
  '/en/team en': 'Team',
  '/en/projects/orrery.art en': 'Art',
  '/en/projects/orrery.science en': 'Science',
  '/en/projects/orrery.science en frame': 'Results',
  '/en/products/1/payment en visitor': 'Pay for 1',
  '/en/products/2/payment?tariff=atlas-patron&trial=1 en visitor': 'Pay for an option of 2',
  '/en/products/-/payment en frame': 'Pay',
  '/en/profile/wallet en frame': 'Wallet',
  '/en/profile/wallet/purchases/- en frame': 'Purchase',
};

/** A bundle for Node that renders these texts, and a product's title as the server answers it; it fails for others. */
const bundle = (texts: Readonly<Record<string, string>>) => `
const html = ${page.toString()};
export async function renderDocument({ path, lang, paint }, read) {
  if (path.startsWith('/en/products/') && paint === 'whole') {
    const query = '{ productPage(product: "' + path.slice(13) + '") { Product { title } } }';
    const body = JSON.stringify({ query });
    const response = await fetch('/public-graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { data } = await response.json();
    return { html: html(data.productPage.Product.title), answers: JSON.stringify({ product: data }) };
  }
  if (path === '/en/services') {
    const response = await fetch('https://other.example/x');
    return { html: html('From another site: ' + (await response.text())) };
  }
  const text = (${JSON.stringify(texts)})[path + ' ' + lang + (paint === 'whole' ? '' : ' ' + paint)];
  if (text === undefined || !(await read('index.html')).includes('shell')) throw new Error('no text');
  return { html: html(text), answers: path === '/en/team' ? '{"en Team ":{}}' : undefined };
}`;

const { distDir, write } = await builtSite({
  'index.html': shell,
  'rendering/renderDocument.mjs': bundle(contents),
  'social/default.png': 'any page',
  'social/team.png': 'team',
});

const services = await testServices({
  DIST_DIR: distDir,
  PUBLIC_ORIGIN: 'https://site.example',
  RENDER_TIMEOUT_MS: '20000',
});
const app = await testApp(services);
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a rendered page', () => {
  it.each([
    ['/en', 'Welcome'],
    ['/en/team', 'Team'],
    ['/en/projects/orrery.art', 'Art'],
    ['/en/team?utm_source=letter&token=secret', 'Team'],
    ['/en/team?page=2', 'Team'],
    ['/en/team?anything=1&srsltid=AfmB0x&_gl=1*ab&&=&%00', 'Team'],
    ['/en/projects/orrery.art?work=tides', 'Art'],
    ['/en/projects/orrery.science?mc_cid=a1&ref=friend', 'Science'],
    ['/en/projects/orrery.science?page=1&q=%20&author=any+friend', 'Science'],
    ['/?from=share', 'Start'],
    ['/en/products/1/payment', 'Pay for 1'],
    ['/en/products/1/payment?utm_source=letter', 'Pay for 1'],
    ['/en/products/2/payment?tariff=atlas-patron&trial&utm_source=letter', 'Pay for an option of 2'],
    ['/en/products/1/payment?tariff=atlas-patron', 'Pay for 1'],
    ['/en/products/1/payment?tariff=unknown', 'Pay for 1'],
    ['/en/products/1/payment?order=2', 'Pay'],
    ['/en/profile/wallet?page=2', 'Wallet'],
    ['/en/profile/wallet/purchases/7', 'Purchase'],
    ['/en/projects/orrery.science?page=2', 'Results'],
    ['/en/projects/orrery.science?utm_source=letter&q=noise', 'Results'],
    ['/en/projects/orrery.science?category=attention', 'Results'],
    ['/en/projects/orrery.science?author=varga', 'Results'],
  ])('%s is sent as rendered', async (url, text) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(`<div id="app">${text}</div>`);
  });

  it.each(['/en/auth/login', '/de/team', '/en/nothing', '/en/_start', '/_start/en'])(
    '%s has none and gets the shell',
    async (url) => {
      expect((await get(url)).body).toContain('shell();');
    },
  );

  it('is not made of what another site answers', async () => {
    const { body } = await get('/en/services');
    expect(body).toContain('shell();');
    expect(body).not.toContain('From another site');
  });

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
  it('is the data that it was rendered from, or 204 if there is none', async () => {
    const response = await get('/payloads/en/team.json');
    expect(response.json()).toEqual({ 'en Team ': {} });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
    for (const url of ['/payloads/en.json', '/payloads/en/auth/login.json'])
      expect((await get(url)).statusCode).toBe(204);
  });

  it.each([
    '/payloads/en/none.json',
    '/payloads/..%2frendering/manifest.json',
    '/payloads/',
    '/payloads/en/team',
  ])('is not served at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('a change', () => {
  const slug = 'atlas-of-attention';
  const titleOf = async () => /id="app">([^<]*)</.exec((await get(`/en/products/${slug}`)).body)?.[1];

  it('of the catalog is in every page within seconds, without a build', async () => {
    const before = await titleOf();
    expect(before).toBe('The Atlas of Attention');
    await services.db
      .updateTable('products')
      .set({ title: JSON.stringify({ en: 'The Atlas of Silence' }) })
      .where('slug', '=', slug)
      .execute();
    await vi.waitFor(async () => expect(await titleOf()).toBe('The Atlas of Silence'), { timeout: 5_000 });
  });

  it('of the build is used without a restart', async () => {
    expect((await get('/en/team')).body).toContain('>Team<');
    await write({
      'rendering/renderDocument.mjs': bundle({ '/en/team en': 'New team', '/en/about en': 'About' }),
    });
    await utimes(path.join(distDir, 'index.html'), 1, 1);
    await vi.waitFor(async () => expect((await get('/en/team')).body).toContain('>New team<'), {
      timeout: 5_000,
    });
    expect((await get('/en/about')).body).toContain('>About<');
  });
});

/** Width and height of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the social image of a page', () => {
  it.each([
    ['/social/team.png', 'team'],
    ['/social/researches-unknown.png', 'any page'],
  ])('%s can be embedded by other sites', async (url, text) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(text);
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('is the picture of a product, or drawn for one without', async () => {
    const address = '/social/products-atlas-of-attention.png';
    const cover = await get(address);
    expect(cover.headers['content-type']).toBe('image/png');
    expect(cover.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(sizeOf(cover.rawPayload)).toEqual([1200, 630]);
    const atlas = () => services.db.updateTable('products').where('slug', '=', 'atlas-of-attention');
    const { image_web } = await services.db
      .selectFrom('products')
      .select('image_web')
      .where('slug', '=', 'atlas-of-attention')
      .executeTakeFirstOrThrow();
    await atlas().set({ image_web: null }).execute();
    const drawn = await get(address);
    await atlas().set({ image_web }).execute();
    expect(sizeOf(drawn.rawPayload)).toEqual([1200, 630]);
    expect(drawn.rawPayload.equals(cover.rawPayload)).toBe(false);
    expect((await get(address)).rawPayload.equals(cover.rawPayload)).toBe(true);
  });

  it.each(['/social/%2e%2e/index.html', '/social/team', '/social/'])('is not served at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

it('a visitor waits for the first page after a start, and once pages are rendered quickly no longer', async () => {
  const slow = await builtSite({
    'index.html': shell,
    'rendering/renderDocument.mjs': `
export async function renderDocument({ path }) {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { html: '<!doctype html><div id="app">' + path + '</div>', answers: undefined };
}`,
  });
  const starting = await testApp(await testServices({ DIST_DIR: slow.distDir, RENDER_TIMEOUT_MS: '10' }));
  expect((await starting.inject('/en/team')).body).toContain('/en/team');
  await starting.listen({ port: 0 });
  // Each page once, as it is kept after that.
  const others = ['de', 'fr', 'es', 'it', 'ru', 'ar', 'he', 'fa', 'zh', 'ko'].values();
  const next = async () => (await starting.inject(`/${others.next().value}/team`)).body;
  await vi.waitFor(async () => expect(await next()).toContain('shell'), 10_000);
  await starting.close();
});
