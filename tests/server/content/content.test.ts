import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { currentCatalogue } from '../../../server/catalogue/currentCatalogue.ts';
import { exportFolder } from '../../../server/content/exportFolder.ts';
import { wordsByLanguage, type WordTree } from '../../../server/content/writing.ts';
import { seed } from '../../../server/demo/seed.ts';
import { runAdmin } from '../../../server/admin/run.ts';
import { adminOf } from '../support/adminSupport.ts';
import { ask } from '../support/catalogueSupport.ts';
import {
  apply,
  contentFolders,
  edit,
  filesOf,
  plannedChanges,
  problemsIn,
} from '../support/contentSupport.ts';
import { servicesOn, testServices } from '../support/harness.ts';
import { freshDatabase, migrated } from '../support/testDatabase.ts';

const services = await testServices();
const { db, clock } = services;
const folders = await contentFolders(services);
const { run: admin } = adminOf(services);

/** Runs a command and returns the lines it printed. */
async function run(...words: string[]) {
  const { code, out, err } = await admin(...words);
  return { code, lines: out.split('\n'), err };
}

it('a fresh export is valid, and applying it changes nothing', async () => {
  const folder = await folders.copy();
  expect(await problemsIn(folder)).toEqual([]);
  expect(await plannedChanges(db, folder)).toEqual([]);
  expect(await apply(db, clock(), folder)).toEqual([]);
});

it('an export omits names and languages without texts', () => {
  const table = { words: { title: { column: 'title', isRequired: false } } };
  const words: WordTree[] = [
    { path: ['tariffs', 'one'], table, row: { title: { en: 'One', de: 'Eins' } } },
    { path: ['tariffs', 'two'], table, row: { title: { en: 'Two' } } },
    { path: ['tariffs', 'three'], table, row: { title: null } },
  ];
  expect(Object.fromEntries(wordsByLanguage(words))).toEqual({
    en: { tariffs: { one: { title: 'One' }, two: { title: 'Two' } } },
    de: { tariffs: { one: { title: 'Eins' } } },
  });
});

it('an export recreates the same catalog, byte for byte, in an empty database, and reapplies cleanly', async () => {
  const empty = await freshDatabase(migrated);
  try {
    await seed(servicesOn(empty.db), { demo: false });
    const folder = await folders.copy();
    expect((await apply(empty.db, clock(), folder)).every(({ how }) => how === 'new')).toBe(true);
    expect(await apply(empty.db, clock(), folder)).toEqual([]);
    const again = folders.next();
    await exportFolder(servicesOn(empty.db), again);
    const [first, second] = [await filesOf(folder), await filesOf(again)];
    expect([...second.keys()]).toEqual([...first.keys()]);
    expect(
      [...first].filter(([file, content]) => second.get(file) !== content).map(([file]) => file),
    ).toEqual([]);
    expect(first.size).toBeGreaterThan(600);
  } finally {
    await empty.close();
  }
});

it('plan lists field by field what apply then does once, and apply writes it to the audit log', async () => {
  const folder = await folders.copy();
  const file = path.join(folder, 'products/2/product.yaml');
  await edit(file, 'USD: { default: 24.00, ', 'USD: { default: 26.00, sale: 19.50, until: 2026-12-31, ');
  await edit(file, 'EUR: { default: 22.00, member: 17.50 }\n', '\n');
  await edit(path.join(folder, 'products/2/de.yaml'), 'title: ', 'title: Neu – ');
  await edit(path.join(folder, 'plans/year/plan.yaml'), 'trialDays: 14', 'trialDays: 7');
  const planned = await run('catalog', 'plan', folder);
  expect(planned.code).toBe(0);
  expect(planned.lines).toEqual([
    expect.stringMatching(/^changed product 2 {2}title\.de: .+ → Neu – /),
    'changed price atlas-reader 1  default: 2400 → 2600',
    'changed price atlas-reader 1  sale: null → 1950',
    'changed price atlas-reader 1  until: null → 2026-12-31T23:59:59.999Z',
    'deleted price atlas-reader 2',
    'changed plan year  trialDays: 14 → 7',
    '4 rows change.',
  ]);
  const before = await currentCatalogue(db, clock());
  const applied = await run('catalog', 'apply', folder);
  expect(applied).toEqual(planned);
  // The next request sees it, in any copy of the server.
  const after = await currentCatalogue(db, clock());
  expect(after).not.toBe(before);
  expect(after.product('2').tariffs[0]?.basePrice.now).toBe(1950);
  expect((await run('catalog', 'apply', folder)).lines).toEqual(['Nothing changes.']);
  const audits = await db.selectFrom('audit_log').selectAll().execute();
  expect(audits).toHaveLength(1);
  expect(audits[0]).toMatchObject({
    actor: 'admin:test',
    action: 'catalog apply',
    target: folder,
    data: { rows: 4 },
  });
});

it('lists keep the order of the folder, including new entries', async () => {
  const folder = await folders.copy();
  const file = path.join(folder, 'products/3/product.yaml');
  const tariffs = () =>
    db
      .selectFrom('tariffs')
      .select('id')
      .where('product_id', '=', '3')
      .orderBy('position')
      .execute()
      .then((rows) => rows.map(({ id }) => id));
  await edit(
    file,
    '  - id: reading-group\n',
    '  - id: reading-pair\n    prices:\n      EUR: { default: 80.00 }\n    goods: [reading-walden]\n  - id: reading-group\n',
  );
  await edit(
    path.join(folder, 'products/3/en.yaml'),
    'tariffs:\n',
    'tariffs:\n  reading-pair:\n    name: In a pair\n',
  );
  await apply(db, clock(), folder);
  expect(await tariffs()).toEqual(['reading-solo', 'reading-pair', 'reading-group', 'reading-tutor']);
  expect(await apply(db, clock(), folder)).toEqual([]);
  const again = folders.next();
  await exportFolder(services, again);
  expect(await plannedChanges(db, again)).toEqual([]);
});

it('links of studies and products lead to the web, the App Store, and pages in the reader’s language', async () => {
  const folder = await folders.copy();
  const study = path.join(folder, 'studies/1/study.yaml');
  await edit(study, 'slug: ', 'nftSource: https://example.com/tokens/1\nslug: ');
  await edit(path.join(folder, 'products/1/product.yaml'), 'slug: ', 'appleId: 284910350\nslug: ');
  await apply(db, clock(), folder);
  const addresses = `{ research(slug: "half-life-of-an-interruption") { source nftSource }
    productById(id: "1") { appleId landingUrl } }`;
  expect((await ask(services, addresses)).data).toEqual({
    research: { source: '/en/products/atlas-of-attention', nftSource: 'https://example.com/tokens/1' },
    productById: { appleId: '284910350', landingUrl: '/en/projects/orrery.media' },
  });
  await edit(study, 'nftSource: https://example.com/tokens/1', 'nftSource: /projects/orrery.art');
  await apply(db, clock(), folder);
  expect((await ask(services, addresses, { lang: 'de' })).data).toMatchObject({
    research: { nftSource: '/de/projects/orrery.art' },
  });
});

it('a team member is added, changed and removed through the folder alone', async () => {
  const folder = await folders.copy();
  await edit(path.join(folder, 'people/jun/person.yaml'), 'hue: iris', 'hue: moss');
  await edit(path.join(folder, 'people/jun/de.yaml'), 'role: ', 'role: Leitung ');
  await rename(path.join(folder, 'people/mira'), path.join(folder, 'people/ada'));
  expect((await plannedChanges(db, folder)).filter((line) => line.includes(' person '))).toEqual([
    'new person ada',
    'changed person jun  hue: iris → moss',
    expect.stringMatching(/^changed person jun {2}role\.de: .+ → Leitung /),
    'deleted person mira',
  ]);
  await apply(db, clock(), folder);
  const { people } = await currentCatalogue(db, clock());
  expect(people.map(({ id }) => id).slice(0, 2)).toEqual(['ada', 'tomas']);
  expect(await plannedChanges(db, folder)).toEqual([]);
  await edit(path.join(folder, 'people/tomas/person.yaml'), 'hue: sky', 'hue: crimson');
  expect(await problemsIn(folder)).toEqual([
    'people/tomas/person.yaml:2: hue is "crimson"; expected one of amber, moss, sea, sky, iris, plum, rose, clay',
  ]);
});

it('custom texts for a project are applied, exported and removed through the folder', async () => {
  const folder = await folders.copy();
  const at = (name: string) => path.join(folder, 'projects', name);
  const planned = async (which: string) =>
    (await plannedChanges(db, which)).filter((line) => line.includes(' project '));
  await mkdir(at('art'), { recursive: true });
  await writeFile(
    at('art/en.yaml'),
    'title: Drawings\ndescription: Of the night.\nseoTitle: Night drawings\n',
  );
  await writeFile(at('art/de.yaml'), 'title: Zeichnungen\ndescription: Der Nacht.\n');
  expect(await planned(folder)).toEqual(['new project art']);
  await apply(db, clock(), folder);
  expect(await db.selectFrom('projects').selectAll().execute()).toEqual([
    {
      id: 'art',
      title: { en: 'Drawings', de: 'Zeichnungen' },
      description: { en: 'Of the night.', de: 'Der Nacht.' },
      line: null,
      seo_title: { en: 'Night drawings' },
      seo_description: null,
    },
  ]);
  const again = folders.next();
  await exportFolder(services, again);
  expect(await plannedChanges(db, again)).toEqual([]);
  expect(await readFile(path.join(again, 'projects/art/de.yaml'), 'utf8')).toBe(
    'title: Zeichnungen\ndescription: Der Nacht.\n',
  );
  await rename(at('art'), at('opera'));
  expect(await problemsIn(folder)).toContainEqual(
    expect.stringMatching(/^projects\/opera: is no project; expected one of gfs, gms, /),
  );
  await rm(at('opera'), { recursive: true });
  expect(await planned(folder)).toEqual(['deleted project art']);
  await apply(db, clock(), folder);
});

it('check reports every error with file and line, and missing languages as warnings', async () => {
  const folder = await folders.copy();
  const at = (name: string) => path.join(folder, name);
  await rm(at('products/1/fr.yaml'));
  await edit(at('products/1/de.yaml'), 'description:', 'descripcion:');
  await edit(at('products/2/product.yaml'), 'base: USD', 'base: usd');
  await edit(at('products/3/product.yaml'), 'default: 65.00', 'default: 65.005');
  await edit(at('plans/month/plan.yaml'), 'product: 10', 'product: ten');
  await appendFile(at('studies/1/study.yaml'), 'color: red\n');
  await edit(
    at('studies/2/study.yaml'),
    'slug: eleven-minutes-in-front-of-a-painting',
    'slug: half-life-of-an-interruption',
  );
  const { code, lines } = await run('catalog', 'check', folder);
  expect(code).toBe(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^products\/1\/de\.yaml:2: descripcion is not known here; expected .*description/,
      ),
      expect.stringMatching(
        /^products\/2\/product\.yaml:2: base is "usd"; expected a currency of ISO 4217, such as EUR$/,
      ),
      expect.stringMatching(
        /^products\/3\/product\.yaml:\d+: tariffs\.0\.prices\.\w+\.default is .*; expected an amount such as 12\.00$/,
      ),
      'plans/month/plan.yaml:2: ten is no product of this folder',
      expect.stringMatching(/^studies\/1\/study\.yaml:\d+: color is not known here; expected .*status/),
      'products/1/fr.yaml: warning: is missing',
      'Nothing was changed.',
    ]),
  );
});

it('a folder can be checked without a database', async () => {
  const said: string[] = [];
  const unreachable = () => Promise.reject(new Error('there is no database'));
  const code = await runAdmin(['catalog', 'check', await folders.copy()], unreachable, 'admin:test', {
    out: (text) => void said.push(text),
    err: (text) => void said.push(text),
  });
  expect(code).toBe(0);
  expect(said).toEqual([expect.stringMatching(/ can be applied; 0 warnings\.$/)]);
});

it('duplicate study slugs and tariff ids are rejected', async () => {
  const folder = await folders.copy();
  const at = (name: string) => path.join(folder, name);
  await edit(
    at('studies/2/study.yaml'),
    'slug: eleven-minutes-in-front-of-a-painting',
    'slug: half-life-of-an-interruption',
  );
  await edit(at('products/3/product.yaml'), 'id: reading-solo', 'id: letters-digital');
  expect(await problemsIn(folder)).toEqual(
    expect.arrayContaining([
      'studies/2/study.yaml:1: study slug half-life-of-an-interruption is taken by studies/1/study.yaml:1',
      expect.stringMatching(
        /^products\/3\/product\.yaml:\d+: tariff letters-digital is taken by products\/1\/product\.yaml:\d+$/,
      ),
    ]),
  );
});

it('an export requires an empty folder, and rejects file names that contain a path', async () => {
  const folder = await folders.copy();
  expect((await run('catalog', 'export', folder)).lines[0]).toBe(`${folder}: is not empty`);
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('deliverable_files')
      .set({ name: '../../outside.epub' })
      .where('name', '=', 'letters-from-the-observatory.epub')
      .execute();
  });
  const { code, lines } = await run('catalog', 'export', folders.next());
  expect({ code, first: lines[0] }).toEqual({ code: 1, first: '..: is no name of a file' });
});
