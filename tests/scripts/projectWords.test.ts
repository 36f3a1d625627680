import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { withProjectWords, type ProjectRow } from '../../scripts/projectWords.ts';
import type { Lang } from '../../src/shared/languages.ts';
import { projectIds } from '../../src/shared/projects.ts';

const row = (more: Partial<ProjectRow> = {}): ProjectRow => ({
  id: 'arcanum12th',
  title: { en: 'A night sky', de: 'Ein Nachthimmel' },
  description: { en: 'Stars by hand.', de: 'Sterne von Hand.' },
  line: null,
  seo_title: null,
  seo_description: null,
  ...more,
});

const read = async (lang: Lang, namespace: string) =>
  JSON.parse(await readFile(`locales/${lang}/${namespace}.json`, 'utf8')) as Record<string, never>;

const withRows = async (lang: Lang, namespace: string, ...rows: ProjectRow[]) =>
  withProjectWords(await read(lang, namespace), { lang, namespace, rows });

it('an owner’s texts appear on the project’s page, in its head and on its card', async () => {
  const own = row({ line: { en: 'Stars.' }, seo_title: { en: 'Stars and nights' } });
  expect(await withRows('en', 'projectArcanum', own)).toMatchObject({
    hero: { title: 'A night sky', lead: 'Stars by hand.', action: 'Draw a card' },
    meta: { title: 'Stars and nights', description: 'Stars by hand.' },
  });
  const { lines } = await withRows('en', 'projects', own);
  const { lines: usual } = await read('en', 'projects');
  expect(lines).toEqual({ ...(usual as unknown as object), arcanum12th: 'Stars.' });
});

it('a language that the owner left out gets English, and missing texts are derived', async () => {
  expect(await withRows('de', 'projectArcanum', row())).toMatchObject({
    meta: { title: 'Ein Nachthimmel', description: 'Sterne von Hand.' },
  });
  expect(await withRows('fr', 'projects', row())).toMatchObject({ lines: { arcanum12th: 'Stars by hand.' } });
});

it('other projects and other messages stay unchanged', async () => {
  expect(await withRows('en', 'projectArt', row())).toEqual(await read('en', 'projectArt'));
  expect(await withRows('en', 'common', row())).toEqual(await read('en', 'common'));
});

it.each(projectIds)('the project %s has a page and a card for an owner’s texts', async (id) => {
  const rows = [row({ id })];
  const name = id === 'arcanum12th' ? 'arcanum' : id;
  const namespace = `project${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  expect(withProjectWords(await read('en', namespace), { lang: 'en', namespace, rows })).toMatchObject({
    hero: { title: 'A night sky' },
  });
});
