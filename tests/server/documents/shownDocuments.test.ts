import { expect, it } from 'vitest';
import { documentKinds } from '../../../src/shared/documents.ts';
import { languages } from '../../../src/shared/languages.ts';
import { canonicalPath } from '../../../src/shared/pagePaths.ts';
import { documentPaths, paths } from '../../../src/shared/paths.ts';
import { readStandardDocuments } from '../../../server/documents/standardDocuments.ts';
import { namesIn, unknownPlaceholders } from '../../../server/documents/placeholders.ts';
import { readRichText } from '../../../server/documents/richText.ts';
import { builtSite } from '../support/builtSite.ts';
import { ask } from '../support/calls.ts';
import { testApp, testServices } from '../support/harness.ts';
import { wholeSitemap } from '../support/sitemaps.ts';

const { distDir } = await builtSite({ 'index.html': '<!doctype html><div id="app"></div>' });
const services = await testServices({ DIST_DIR: distDir });
const { db, clock } = services;
const app = await testApp(services);

const set = (name: string, value: string) =>
  db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();

const query = `query ($kind: String!, $version: String) {
  document(kind: $kind, version: $version) {
    version title inForceFrom isInForce language text Versions { version inForceFrom }
  }
}`;

interface Shown {
  version: string;
  title: string;
  isInForce: boolean;
  language: string;
  text: unknown;
  Versions: { version: string }[];
}

const shown = async (variables: { kind: string; version?: string }, lang = 'en') => {
  const { body } = await ask(app, query, { variables, headers: { 'accept-language': lang } });
  expect(body.errors).toBeUndefined();
  return body.data?.['document'] as Shown | null;
};

const addVersion = (version: string, from: string, text: object) =>
  db
    .insertInto('documents')
    .values({
      kind: 'imprint',
      version,
      in_force_from: from,
      is_own: true,
      title: JSON.stringify({ en: 'Imprint', de: 'Impressum' }),
      text: JSON.stringify(text),
      applied_at: clock(),
    })
    .execute();

it.each(languages.map(({ prefix }) => prefix))(
  'every document that ships with the software can be shown whole in %s',
  (lang) => {
    for (const { kind, title, text } of readStandardDocuments()) {
      expect([kind, title[lang]]).not.toEqual([kind, undefined]);
      const markdown = text[lang] ?? '';
      const english = namesIn(text.en).toSorted();
      expect([kind, readRichText(markdown).problems]).toEqual([kind, []]);
      expect([kind, unknownPlaceholders(markdown)]).toEqual([kind, []]);
      expect([kind, ...namesIn(markdown).toSorted()]).toEqual([kind, ...english]);
      expect([kind, markdown.match(/^## /gm)?.length]).toEqual([kind, text.en.match(/^## /gm)?.length]);
      const links = [...markdown.matchAll(/\]\((?<path>\/[^)]*)\)/g)].map(([, path = '']) => path);
      expect([kind, links.filter((path) => canonicalPath(`/en${path}`) === undefined)]).toEqual([kind, []]);
    }
  },
);

it('settings are in the texts as text, and lines about what is not set are left out', async () => {
  expect(JSON.stringify((await shown({ kind: 'imprint' }))?.text)).not.toMatch(/Register|\{\w+\}/);
  await set('seller', '**Orrery** Ltd\n<b>1</b> Dial Street');
  await set('sellerRegister', 'HRB 1234 [x](https://evil.example)');
  const text = JSON.stringify((await shown({ kind: 'imprint' }))?.text);
  expect(text).toContain(JSON.stringify(['**Orrery** Ltd', { kind: 'break' }, '<b>1</b> Dial Street']));
  expect(text).toContain('HRB 1234 [x](https://evil.example)');
  expect(text).not.toContain('"href":"https://evil.example');
});

it('numbers are written as the language does', async () => {
  expect(JSON.stringify((await shown({ kind: 'withdrawal' }, 'ar'))?.text)).toContain('١٤');
});

it('the version in force is shown, others at their own address, and without a text in English', async () => {
  await addVersion('1', '2026-11-20', { en: 'First', de: 'Erste' });
  await addVersion('2', '2026-12-01', { en: 'Second' });
  expect(await shown({ kind: 'imprint' }, 'de')).toMatchObject({
    version: '1',
    title: 'Impressum',
    language: 'de',
    isInForce: true,
    Versions: [{ version: '1' }],
  });
  services.time.advance({ days: 10 });
  expect(await shown({ kind: 'imprint' }, 'de')).toMatchObject({
    version: '2',
    title: 'Imprint',
    language: 'en',
    isInForce: true,
    Versions: [{ version: '2' }, { version: '1' }],
  });
  expect(await shown({ kind: 'imprint', version: '1' }, 'de')).toMatchObject({
    text: [{ kind: 'paragraph', children: ['Erste'] }],
    isInForce: false,
  });
  expect(await shown({ kind: 'imprint', version: '3' })).toBeNull();
  expect(await shown({ kind: 'constructor' })).toBeNull();
});

it('documents and their versions have addresses, and the sitemap lists only those in force', async () => {
  const statusOf = async (path: string) => (await app.inject(path)).statusCode;
  for (const kind of documentKinds) {
    expect([kind, await statusOf(documentPaths[kind].href('de'))]).toEqual([kind, 200]);
    const versioned = paths.document.href('de', kind, 'standard-1');
    expect([versioned, await statusOf(versioned)]).toEqual([versioned, 200]);
  }
  expect(await statusOf('/en/documents/terms/9')).toBe(404);
  expect(await statusOf('/en/documents/nothing/standard-1')).toBe(404);
  const sitemap = await wholeSitemap(app);
  for (const kind of documentKinds) expect(sitemap).toContain(`${documentPaths[kind].href('kz')}<`);
  expect(sitemap).not.toContain('/documents/');
});

it('an own page is shown in the reader’s language and listed in the sitemap', async () => {
  // The other one remembers the sitemap for a while.
  const later = await testApp(services);
  await db
    .insertInto('pages')
    .values({
      id: 'guarantee',
      title: JSON.stringify({ en: 'Guarantee', de: 'Garantie' }),
      text: JSON.stringify({ en: 'For **life**.', de: 'Auf **Lebenszeit**.' }),
    })
    .execute();
  const { body } = await ask(later, '{ ownPage(slug: "guarantee") { title language text } }', {
    headers: { 'accept-language': 'de' },
  });
  expect(body.data?.['ownPage']).toEqual({
    title: 'Garantie',
    language: 'de',
    text: [{ kind: 'paragraph', children: ['Auf ', { kind: 'strong', children: ['Lebenszeit'] }, '.'] }],
  });
  expect((await later.inject('/en/pages/guarantee')).statusCode).toBe(200);
  expect((await later.inject('/en/pages/shipping')).statusCode).toBe(404);
  expect(await wholeSitemap(later)).toContain('/de/pages/guarantee<');
});
