import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

// The settings of a deployment are read when the modules load.
vi.stubEnv('VITE_LANGUAGES', 'de,it');
vi.stubEnv('VITE_PROJECTS', 'art');
vi.resetModules();
const { testApp, testServices } = await import('../support/harness.ts');
const { ask, bearer, logIn } = await import('../support/calls.ts');
const { mailboxOf } = await import('../support/mailbox.ts');
const { enqueueMail } = await import('../../../server/mail/enqueueMail.ts');
const { demoUser } = await import('../../../server/demo/seedDemoUser.ts');

const distDir = await mkdtemp(path.join(tmpdir(), 'deployment-'));
const html = (text: string) => `<!doctype html><html><head></head><body>${text}</body></html>`;
await mkdir(path.join(distDir, 'pages/_start'), { recursive: true });
await mkdir(path.join(distDir, 'builds'));
await writeFile(path.join(distDir, 'index.html'), html('shell'));
for (const lang of ['en', 'de', 'it'])
  await writeFile(path.join(distDir, `pages/_start/${lang}.html`), html(`start ${lang}`));
await writeFile(
  path.join(distDir, 'builds/pages.json'),
  JSON.stringify({ catalogue: 'demo', languages: ['en', 'de', 'it'], projects: ['art', 'dance', 'science'] }),
);

const services = await testServices({ DIST_DIR: distDir });
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
  const { body } = await get('/sitemap.xml');
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
