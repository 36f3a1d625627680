import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { applyContent } from '../../../server/content/apply.ts';
import { exportFolder } from '../../../server/content/exportFolder.ts';
import { changeLines, planChanges, readContent } from '../../../server/content/plan.ts';
import { documentsInForce } from '../../../server/documents/inForce.ts';
import { problemsIn, rejectionOf, temporaryFolders } from '../support/contentSupport.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();
const { db, clock } = services;
const folders = await temporaryFolders();

const head = (version: string, from: string) => `---\nversion: ${version}\nfrom: ${from}\n---\n\n`;

/** A folder with these files and nothing else. */
async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const root = folders.next();
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return root;
}

/** Terms in English and German, whose text differs by what it says. */
const terms = (version: string, from: string, text: string) => ({
  'documents/terms/en.md': `${head(version, from)}# Terms\n\nEnglish: ${text}\n`,
  'documents/terms/de.md': `${head(version, from)}# AGB\n\nDeutsch: ${text}\n`,
});

const plan = async (root: string) =>
  (await planChanges(db, await readContent(root), { now: clock(), keepsOthers: true }))
    .filter(({ table }) => ['documents', 'pages'].includes(table.name))
    .flatMap(changeLines);

const apply = async (root: string) => {
  const content = await readContent(root);
  await db.transaction().execute((trx) => applyContent(trx, content, clock(), { keepsOthers: true }));
};

const inForce = async () =>
  (await documentsInForce(db, clock())).find(({ kind }) => kind === 'terms')?.version;

const errorsIn = async (files: Readonly<Record<string, string>>) =>
  (await problemsIn(await folderWith(files))).filter((line) => !line.includes('warning'));

it('a new version takes over on its day, and the former one stays as it is', async () => {
  const first = await folderWith(terms('1', '2026-11-21', 'one'));
  expect(await plan(first)).toEqual(['new document terms 1']);
  await apply(first);
  expect(await inForce()).toBe('1');
  expect(await plan(first)).toEqual([]);

  const second = await folderWith(terms('2', '2026-11-23', 'two'));
  expect(await plan(second)).toEqual(['new document terms 2']);
  await apply(second);
  expect(await inForce()).toBe('1');
  services.time.advance({ days: 2 });
  expect(await inForce()).toBe('2');

  const rows = await db
    .selectFrom('documents')
    .select(['version', 'text'])
    .where('kind', '=', 'terms')
    .where('is_own', '=', true)
    .orderBy('version')
    .execute();
  expect(rows).toEqual([
    { version: '1', text: { en: 'English: one', de: 'Deutsch: one' } },
    { version: '2', text: { en: 'English: two', de: 'Deutsch: two' } },
  ]);
});

it('a changed text under a version that is in force is refused, and says in which languages', async () => {
  const before = terms('2', '2026-11-23', 'two');
  const changed = { ...before, 'documents/terms/de.md': `${head('2', '2026-11-23')}# AGB\n\nAnders\n` };
  const root = await folderWith(changed);
  const refusal =
    'documents/terms/en.md: version 2 is in force since 2026-11-23, and orders refer to it; the text in de needs a new version';
  expect(await rejectionOf(plan(root))).toEqual([refusal]);
  expect(await rejectionOf(apply(root))).toEqual([refusal]);
  expect(await rejectionOf(plan(await folderWith(terms('2', '2027-01-01', 'two'))))).toEqual([
    expect.stringContaining('another day needs a new version'),
  ]);
});

it('a version that is not in force yet can be changed and withdrawn', async () => {
  await apply(await folderWith(terms('3', '2027-01-01', 'three')));
  expect((await plan(await folderWith(terms('3', '2027-01-01', 'better')))).toSorted()).toEqual([
    'changed document terms 3  text.de: Deutsch: three → Deutsch: better',
    'changed document terms 3  text.en: English: three → English: better',
  ]);
  const next = await folderWith(terms('4', '2027-02-01', 'four'));
  expect(await plan(next)).toEqual(['new document terms 4', 'deleted document terms 3']);
  await apply(next);
  const versions = await db.selectFrom('documents').select('version').where('kind', '=', 'terms').execute();
  expect(versions.map(({ version }) => version).toSorted()).toEqual(['1', '2', '4', 'standard-1']);
});

it('a version cannot begin before the one in force', async () => {
  expect(await rejectionOf(plan(await folderWith(terms('5', '2026-11-22', 'five'))))).toEqual([
    'documents/terms/en.md: from 2026-11-22 is before the version in force, which began on 2026-11-23; expected a later day',
  ]);
});

it('a folder without documents leaves them as they are', async () => {
  expect(
    await plan(await folderWith({ 'pages/shipping/en.md': '# Shipping\n\nWe ship nothing.\n' })),
  ).toEqual(['new page shipping']);
});

it('an export has the latest version and the pages, and applying it changes nothing', async () => {
  const page = '# Shipping\n\nWe ship nothing. See the [terms](/terms/offer).\n';
  await apply(await folderWith({ ...terms('4', '2027-02-01', 'four'), 'pages/shipping/en.md': page }));
  const root = folders.next();
  await exportFolder(services, root);
  expect(await readFile(path.join(root, 'pages/shipping/en.md'), 'utf8')).toBe(page);
  expect(await readFile(path.join(root, 'documents/terms/de.md'), 'utf8')).toBe(
    `${head('4', '2027-02-01')}# AGB\n\nDeutsch: four\n`,
  );
  expect(await plan(root)).toEqual([]);
  await rm(path.join(root, 'pages/shipping'), { recursive: true });
  expect(await plan(root)).toEqual(['deleted page shipping']);
});

it('check names what a text must not have, with its file', async () => {
  const text = (body: string) => ({ 'pages/a/en.md': `# A\n\n${body}\n` });
  const file = 'pages/a/en.md: ';
  const link = '; expected an http or https address, a mailto address, or a page such as /services';
  expect(await errorsIn(text('<script>alert(1)</script>'))).toEqual([`${file}HTML; expected Markdown`]);
  expect(await errorsIn(text('One <b>two</b>.'))).toContain(`${file}HTML; expected Markdown`);
  expect(await errorsIn(text('[x](javascript:alert(1))'))).toEqual([
    `${file}a link to javascript:alert(1)${link}`,
  ]);
  expect(await errorsIn(text('[x](//evil.example/)'))).toEqual([`${file}a link to //evil.example/${link}`]);
  expect(await errorsIn(text('[x][y]\n\n[y]: data:text/html,1'))).toEqual([
    `${file}a link to data:text/html,1${link}`,
  ]);
  expect(await errorsIn(text('![x](https://example.com/x.png)'))).toEqual([
    `${file}a picture; expected text, which everyone can read`,
  ]);
  expect(await errorsIn(text('By {seler}.'))).toEqual([`${file}{seler} is not known here`]);
  expect(await errorsIn(text('By {seller}, [mail](mailto:a@b.example), [web](https://b.example).'))).toEqual(
    [],
  );
  expect(await problemsIn(await folderWith(text('[x](/nowhere)')))).toContain(
    `${file}warning: a link leads to /nowhere, which is no page of this site`,
  );
});

it('check names what is wrong with versions, names and files', async () => {
  expect(await errorsIn({ 'documents/terms/en.md': '# Terms\n\nText\n' })).toEqual([
    'documents/terms/en.md: expected version and from between two lines --- at the start',
  ]);
  expect(await errorsIn({ 'documents/terms/en.md': `${head('1', '2026-02-30')}# Terms\n\nText\n` })).toEqual([
    'documents/terms/en.md: from: expected the day from which it is in force, such as 2027-01-31',
  ]);
  expect(
    await errorsIn({ 'documents/terms/en.md': `${head('standard-9', '2027-01-01')}# T\n\nText\n` }),
  ).toEqual([expect.stringContaining('versions that begin with standard- ship with the software')]);
  expect(
    await errorsIn({
      ...terms('1', '2027-01-01', 'one'),
      'documents/terms/de.md': `${head('2', '2027-01-01')}# AGB\n\nText\n`,
    }),
  ).toEqual(['documents/terms/de.md: is version 2 from 2027-01-01; expected 1 from 2027-01-01, as in en.md']);
  expect(await errorsIn({ 'documents/terms/de.md': `${head('1', '2027-01-01')}# AGB\n\nText\n` })).toEqual([
    'documents/terms/en.md: is missing: expected the text in English',
  ]);
  expect(await errorsIn({ 'documents/agb/en.md': '' })).toEqual([
    expect.stringMatching(/^documents\/agb: is no document; expected one of terms, privacy/),
  ]);
  expect(await errorsIn({ 'pages/A_b/en.md': '# A\n\nText\n' })).toEqual([
    expect.stringMatching(/^pages\/A_b: is no name of a page/),
  ]);
  expect(await errorsIn({ 'pages/a/en.md': '# A\n\nText\n', 'pages/a/notes.txt': '' })).toEqual([
    'pages/a/notes.txt: is not known here',
  ]);
});
