import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';

// The settings of a deployment are read when the modules load.
vi.stubEnv('VITE_LANGUAGES', 'de,it');
vi.stubEnv('VITE_PROJECTS', 'art');
vi.stubEnv('VITE_API_BASE', 'https://api.example/v2/api');
vi.stubEnv('VITE_GRAPHQL_URL', 'https://api.example/public-graphql');
vi.resetModules();
const { testApp, testServices } = await import('../support/harness.ts');
const { setRouteRules } = await import('../support/routeRulesSupport.ts');
const { ask, bearer, logIn } = await import('../support/calls.ts');
const { mailboxOf } = await import('../support/mailbox.ts');
const { enqueueMail } = await import('../../../server/mail/enqueueMail.ts');
const { canonicalPath } = await import('../../../src/shared/pagePaths.ts');
const { adminOf } = await import('../support/adminSupport.ts');
const { demoUser } = await import('../../../server/demo/seedDemoUser.ts');

const distDir = await mkdtemp(path.join(tmpdir(), 'deployment-'));
const html = (text: string) => `<!doctype html><html><head></head><body>${text}</body></html>`;
await mkdir(path.join(distDir, 'rendering'));
await mkdir(path.join(distDir, 'builds'));
await writeFile(path.join(distDir, 'index.html'), html('shell'));
await writeFile(
  path.join(distDir, 'rendering/renderDocument.mjs'),
  `export const renderDocument = async ({ lang }) => ({ html: ${JSON.stringify(html('start LANG'))}.replace('LANG', lang) });`,
);
await writeFile(
  path.join(distDir, 'builds/pages.json'),
  JSON.stringify({ languages: ['en', 'de', 'it'], projects: ['art', 'dance', 'science'] }),
);

const services = await testServices({
  DIST_DIR: distDir,
  ROUTE_RULES_HOSTS: 'shop.example',
  RENDER_TIMEOUT_MS: '20000',
});
await setRouteRules(services, [['/letter', 'https://shop.example/']]);
const app = await testApp(services);
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

afterAll(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await rm(distDir, { recursive: true });
});

it.each([
  ['/fr/team', '/en/team'],
  ['/fr', '/en'],
  ['/KO/Projects/', '/en/projects'],
  ['/fr/projects/orrery.art?a=1', '/en/projects/orrery.art?a=1'],
])('%s, in a language that is not offered, redirects to %s', async (address, location) => {
  const response = await get(address);
  expect([response.statusCode, response.headers.location]).toEqual([301, location]);
});

it.each([
  ['/de/team', 200],
  ['/it/projects/orrery.art', 200],
  ['/de/projects/orrery.science', 200],
  ['/de/projects/orrery.dance', 404],
  ['/fr/projects/orrery.dance', 404],
  ['/xx/team', 404],
])('%s is answered with %s', async (address, status) => {
  expect((await get(address)).statusCode).toBe(status);
});

it.each([
  [{ 'accept-language': 'fr,it;q=0.5' }, 'start it'],
  [{ 'accept-language': 'fr' }, 'start en'],
  [{ 'accept-language': 'de', cookie: 'i18n_redirected=fr' }, 'start de'],
])('the root URL with %j is in a language that is offered', async (headers, text) => {
  expect((await get('/', headers as Record<string, string>)).body).toContain(text);
});

it('the sitemap has the offered languages and projects only', async () => {
  const index = await get('/sitemap.xml');
  const files = [...index.body.matchAll(/<loc>[^<]*?(\/sitemap-[^<]*)<\/loc>/g)].map(([, file = '']) => file);
  const body = (await Promise.all(files.map((file) => get(file)))).map((answer) => answer.body).join('\n');
  const addresses = [...body.matchAll(/<loc>[^<]*?\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(addresses.map((address) => address?.split('/')[1]))).toEqual(new Set(['en', 'de', 'it']));
  expect(addresses.filter((address) => address?.startsWith('/de/projects/'))).toEqual([
    '/de/projects/collaborations',
    '/de/projects/orrery.art',
    '/de/projects/orrery.science',
  ]);
  expect(new Set([...body.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag))).toEqual(
    new Set(['en-US', 'de', 'it', 'x-default']),
  );
});

/** Every text in an answer that is a path on this site. */
const pathsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : [];
};

it('no link of the catalog leads to a project that is not offered', async () => {
  const answer = await ask(
    app,
    `{ products { landingUrl Plan { id } } plans { landingUrl }
      researches(filter: { limit: 50 }) { Researches { source nftSource Authors { landingUrl } } } }`,
    { headers: { 'accept-language': 'de' } },
  );
  const found = pathsIn(answer.body);
  expect(found).toContain('/de/projects/orrery.science');
  expect(found.filter((address) => canonicalPath(address) === undefined)).toEqual([]);
});

it('the check of a content folder warns of links to projects that are not offered', async () => {
  const { run } = adminOf(services);
  const { code, out } = await run(
    'catalog',
    'check',
    path.join(import.meta.dirname, '../../../content/demo'),
  );
  expect(code).toBe(0);
  expect(out.split('\n').filter((line) => line.includes('leads to'))).toEqual([
    'authors/lindqvist/author.yaml: warning: landingUrl leads to /projects/orrery.fashion, which is no page of this site',
    'authors/okonjo/author.yaml: warning: landingUrl leads to /projects/kapusta.money, which is no page of this site',
    'products/1/product.yaml: warning: landingUrl leads to /projects/orrery.media, which is no page of this site',
    'products/3/product.yaml: warning: landingUrl leads to /projects/orrery.media, which is no page of this site',
    'products/4/product.yaml: warning: landingUrl leads to /projects/orrery.media, which is no page of this site',
    'products/5/product.yaml: warning: landingUrl leads to /projects/orrery.dance, which is no page of this site',
    'products/6/product.yaml: warning: landingUrl leads to /projects/kapusta.money, which is no page of this site',
    'products/8/product.yaml: warning: landingUrl leads to /projects/orrery.fashion, which is no page of this site',
    'plans/lifetime/plan.yaml: warning: landingUrl leads to /projects/patrons, which is no page of this site',
  ]);
});

it('accounts can choose offered languages only, and have none if theirs is gone', async () => {
  const french = await services.db
    .selectFrom('languages')
    .select('id')
    .where('prefix', '=', 'fr')
    .executeTakeFirstOrThrow();
  await services.db
    .updateTable('users')
    .set({ language_id: french.id })
    .where('login', '=', demoUser.login)
    .execute();
  const signIn = await logIn(app, { login: demoUser.login, password: demoUser.password });
  const { data } = signIn.json<{ data: { token: string } }>();
  const answer = await ask(app, '{ me { Language { code } } directories { Languages { code } } }', {
    headers: bearer(data.token),
  });
  expect(answer.body.data).toEqual({
    me: { Language: null },
    directories: { Languages: [{ code: 'en' }, { code: 'de' }, { code: 'it' }] },
  });
});

it('a mail to a reader whose language is gone is in English', async () => {
  const to = 'lecteur@example.com';
  const data = { reason: 'PRESENT', productTitle: 'Lettres', link: 'https://shop.example/fr/x' } as const;
  await enqueueMail(services.db, { template: 'itemReady', to, lang: 'fr', data }, services.clock());
  const [mail] = await mailboxOf(services).mailsTo(to);
  expect(mail).toMatch(/^Content-Language: en|lang="en/im);
});

it('a build with other projects than the server is reported', () => {
  expect(services.log.lines.filter(({ level }) => level === 'warn').map(({ text }) => text)).toEqual([
    'The build has other projects than the server: art, dance, science. Give both the same VITE_PROJECTS',
  ]);
});

it('a page may send requests to where the build sends them', async () => {
  const { headers } = await get('/en');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example;");
});

describe('a first page that a rule takes to another site', () => {
  const letter = '/letter?utm_source=letter&utm_campaign=spring&x=1';

  it('has its campaign recorded, beside what was recorded earlier', async () => {
    const cookie = `utm=${encodeURIComponent('{"utm_medium":"post","utm_source":"card"}')}`;
    const { headers } = await get(letter, { cookie });
    expect(headers['location']).toBe('https://shop.example/');
    expect(headers['cache-control']).toBe('no-store');
    const [value = '', ...attributes] = String(headers['set-cookie']).split('; ');
    expect(JSON.parse(decodeURIComponent(value.slice('utm='.length)))).toEqual({
      utm_medium: 'post',
      utm_source: 'letter',
      utm_campaign: 'spring',
    });
    expect(attributes).toEqual(['Path=/', 'Max-Age=2592000', 'SameSite=Lax']);
  });

  it.each<[string, string, Record<string, string>]>([
    ['without a campaign', '/letter?x=1', {}],
    ['with Global Privacy Control', letter, { 'sec-gpc': '1' }],
  ])('%s has none recorded', async (_what, url, headers) => {
    expect((await get(url, headers)).headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['consent', '', false],
    ['consent', 'campaigns=no', false],
    ['consent', 'campaigns=yes', true],
    ['tab', 'campaigns=yes', false],
  ])('with the setting “%s” and the cookie “%s”: recorded is %s', async (mode, cookie, isRecorded) => {
    const { run } = adminOf(services);
    await run('settings', 'set', 'campaigns', mode);
    // A new app: it has read nothing yet.
    const { headers } = await (await testApp(services)).inject({ url: letter, headers: { cookie } });
    expect(headers['set-cookie'] !== undefined).toBe(isRecorded);
    await run('settings', 'clear', 'campaigns');
  });
});
