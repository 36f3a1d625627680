import { expect, it, vi } from 'vitest';
import { adminOf } from '../support/adminSupport.ts';
import { builtSite } from '../support/builtSite.ts';
import { servicesOn, testApp, testServices } from '../support/harness.ts';
import { wholeSitemap } from '../support/sitemaps.ts';
import { freshDatabase, migrated } from '../support/testDatabase.ts';

const { distDir, write } = await builtSite({
  'index.html': '<!doctype html><html lang="en-US" dir="ltr" data-theme="light"><div id="app"></div></html>',
});

const { db } = await freshDatabase(migrated);
const services = servicesOn(db, { DIST_DIR: distDir });
const app = await testApp(services);

/** The pages in English of a sitemap, below the language. */
const listed = async (of = app) => {
  const addresses = (await wholeSitemap(of)).matchAll(/<loc>http:\/\/localhost:3000\/en([^<]*)<\/loc>/g);
  return [...addresses].map(([, path]) => path).filter((path) => path?.endsWith('.xml') === false);
};

const statusOf = async (path: string) => (await app.inject(path)).statusCode;
const absentIn = async (path: string, of = app) =>
  /data-absent="([^"]*)"/.exec((await of.inject(path)).body)?.[1]?.split(' ') ?? [];

it('a shop with nothing has only the pages that every shop has', async () => {
  expect(await listed()).toEqual([
    '',
    '/about',
    '/terms/offer',
    '/terms/privacy-policy',
    '/terms/withdrawal',
    '/terms/withdrawal-form',
    '/imprint',
    '/accessibility',
    '/contracts/withdraw',
    '/contracts/cancel',
  ]);
  for (const path of [
    'team',
    'services',
    'products',
    'projects',
    'projects/collaborations',
    'projects/orrery.science',
  ])
    expect([path, await statusOf(`/en/${path}`)]).toEqual([path, 404]);
  expect(await statusOf('/en/about')).toBe(200);
});

it('documents name what is absent, for the navigation', async () => {
  expect(await absentIn('/en/about')).toEqual(
    expect.arrayContaining(['company', 'team', 'projects', 'studies', 'plans', 'titles', 'art', 'kapusta']),
  );
  expect(await absentIn('/en/nothing')).toContain('team');
});

it('a part is there within seconds of its first content', async () => {
  await db
    .insertInto('people')
    .values({
      id: 'ada',
      name: '{"en":"Ada"}',
      role: '{"en":"Author"}',
      text: null,
      hue: 'amber',
      position: 1,
    })
    .execute();
  await vi.waitFor(async () => expect(await statusOf('/en/team')).toBe(200), 4_000);
  expect(await absentIn('/en/team')).not.toContain('team');
});

it('a project is there if the owner wrote its texts and they are in the build', async () => {
  await db
    .insertInto('projects')
    .values({ id: 'art', title: '{"en":"Drawings"}', description: '{"en":"Of the night"}' })
    .execute();
  // A new app: it has read nothing yet.
  const absent = async () => absentIn('/en/about', await testApp(services));
  expect(await absent()).toEqual(expect.arrayContaining(['art', 'projects']));
  await write({ 'builds/pages.json': '{"ownProjects":["art","dance"]}' });
  const now = await absent();
  expect(now).toContain('dance');
  expect(now).not.toContain('art');
  expect(now).not.toContain('projects');
});

it('an owner whose texts about a company are in place shows its pages', async () => {
  const { run } = adminOf(services);
  expect(await run('settings', 'set', 'companyTexts', 'on')).toMatchObject({ code: 0 });
  await vi.waitFor(async () => expect(await statusOf('/en/projects/collaborations')).toBe(200), 4_000);
  expect(await statusOf('/en/projects/orrery.dance')).toBe(200);
});

it('the demo has every part', async () => {
  const demo = await testApp(await testServices({ DIST_DIR: distDir }));
  expect((await demo.inject('/en/team')).body).toContain('data-absent=""');
  expect(await listed(demo)).toEqual(
    expect.arrayContaining(['/team', '/services', '/projects', '/projects/collaborations']),
  );
});

it('documents name where campaigns are kept', async () => {
  const { run } = adminOf(services);
  const named = async (path: string) =>
    /data-campaigns="([^"]*)"/.exec((await (await testApp(services)).inject(path)).body)?.[1];
  expect(await named('/en/about')).toBe('cookie');
  expect(await run('settings', 'set', 'campaigns', 'never')).toMatchObject({ code: 2 });
  expect(await run('settings', 'set', 'campaigns', 'consent')).toMatchObject({ code: 0 });
  expect([await named('/en/about'), await named('/en/nothing')]).toEqual(['consent', 'consent']);
});
