import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { currentCatalogue } from '../../../server/catalogue/currentCatalogue.ts';
import { findResearch } from '../../../server/catalogue/researchPage.ts';
import { exportFolder } from '../../../server/content/exportFolder.ts';
import { pageExists } from '../../../server/http/pageExists.ts';
import { countedDatabase } from '../support/countedDatabase.ts';
import { apply, contentFolders, edit, plannedChanges, rejectionOf } from '../support/contentSupport.ts';
import { testServices } from '../support/harness.ts';
import {
  chargesOf,
  later,
  subscriber,
  subscriptionOf,
  beginRegularMonth,
} from '../support/subscriptionSupport.ts';

const services = await testServices();
const { db, clock } = services;
const folders = await contentFolders(services);

beforeEach(() => beginRegularMonth(services));

/** A copy of the catalog with parts of its files replaced and some folders left out. */
async function changed(
  edits: readonly (readonly [file: string, from: string, to: string])[],
  gone: readonly string[] = [],
): Promise<string> {
  const folder = await folders.copy();
  for (const [file, from, to] of edits) await edit(path.join(folder, file), from, to);
  for (const name of gone) await rm(path.join(folder, name), { recursive: true });
  return folder;
}

it('the length of a plan can only be changed while it has no members', async () => {
  await subscriber(services, 'month');
  const shorter = await changed([['plans/month/plan.yaml', 'months: 1', 'days: 7']]);
  expect(await rejectionOf(plannedChanges(db, shorter))).toEqual([
    expect.stringMatching(
      /^plans\/month\/plan\.yaml:\d+: days of plan month is nothing and members renew by it; 7 needs /,
    ),
    expect.stringContaining('months of plan month is 1 and members renew by it; '),
  ]);
  const same = await changed([['plans/month/plan.yaml', 'months: 1', 'days: 30']]);
  expect(await plannedChanges(db, same)).toEqual([
    'changed plan month  days: null → 30',
    'changed plan month  months: 1 → null',
  ]);
  await db.updateTable('subscriptions').set({ status: 'CANCELED' }).where('plan_id', '=', 'year').execute();
  const longer = await changed([['plans/year/plan.yaml', 'months: 12', 'months: 24']]);
  expect(await plannedChanges(db, longer)).toEqual(['changed plan year  months: 12 → 24']);
});

it('members are not charged for an archived plan: it ends with the time that they paid for', async () => {
  const member = await subscriber(services, 'month', { left: 10_000 });
  const folder = await changed([], ['plans/month', 'products/10']);
  await apply(db, clock(), folder);
  const catalogue = await currentCatalogue(db, clock());
  expect(catalogue.plansOnSale.map(({ id }) => id)).not.toContain('month');
  await later(services, 29);
  expect(await subscriptionOf(services, member.user)).toMatchObject({ status: 'ACTIVE', plan_id: 'month' });
  await later(services, 2);
  expect((await subscriptionOf(services, member.user)).status).toBe('CANCELED');
  expect(await chargesOf(services, member.user)).toEqual([]);
  const back = await folders.copy();
  expect(await plannedChanges(db, back)).toEqual([
    'changed product 10  archived: true → false',
    'changed plan month  archived: true → false',
  ]);
  await apply(db, clock(), back);
});

it('a product’s old slug redirects to it, and two products cannot swap slugs', async () => {
  const [one, two] = ['1', '2'].map((id) => `products/${id}/product.yaml`) as [string, string];
  const slugOf = async (id: string) => (await currentCatalogue(db, clock())).product(id).slug;
  const [first, second] = [await slugOf('1'), await slugOf('2')];
  const swapped = await changed([
    [one, `slug: ${first}`, `slug: ${second}`],
    [two, `slug: ${second}`, `slug: ${first}`],
  ]);
  expect(await rejectionOf(plannedChanges(db, swapped))).toEqual([
    expect.stringContaining(`product_id of slug ${second} is 2 and stays so; 1 needs another slug`),
    expect.stringContaining(`product_id of slug ${first} is 1 and stays so; 2 needs another slug`),
  ]);
  await apply(db, clock(), await changed([[one, `slug: ${first}`, 'slug: winter-letters']]));
  const exists = pageExists(services);
  expect(await exists(`/de/products/${first}`)).toEqual({ movedTo: '/de/products/winter-letters' });
  expect(await exists('/de/products/winter-letters')).toBe(true);
});

it('former slugs listed in a folder redirect to their study, and no other study can take them', async () => {
  const folder = await changed([
    [
      'studies/1/study.yaml',
      'slug: half-life-of-an-interruption',
      'slug: walking\nformerSlugs: [ walking-pace, pace ]',
    ],
  ]);
  await apply(db, clock(), folder);
  const exists = pageExists(services);
  for (const slug of ['walking-pace', 'pace'])
    expect(await exists(`/de/researches/${slug}`)).toEqual({ movedTo: '/de/researches/walking' });
  await edit(
    path.join(folder, 'studies/2/study.yaml'),
    'slug: eleven-minutes-in-front-of-a-painting',
    'slug: pace',
  );
  expect(await rejectionOf(plannedChanges(db, folder))).toEqual([
    expect.stringMatching(
      /^studies\/2\/study\.yaml:1: study slug pace is taken by studies\/1\/study\.yaml:\d+$/,
    ),
  ]);
});

it('a study’s old slug redirects to it until another study takes it', async () => {
  const [six, seven] = ['studies/6/study.yaml', 'studies/7/study.yaml'];
  const slugOf = async (id: string) =>
    (await db.selectFrom('researches').select('slug').where('id', '=', id).executeTakeFirstOrThrow()).slug;
  const [first, second] = [await slugOf('6'), await slugOf('7')];
  const moved = await changed([[six, `slug: ${first}`, 'slug: another-name']]);
  await apply(db, clock(), moved);
  expect(await pageExists(services)(`/de/researches/${first}`)).toEqual({
    movedTo: '/de/researches/another-name',
  });
  expect(await pageExists(services)('/de/researches/another-name')).toBe(true);
  const exported = folders.next();
  await exportFolder(services, exported);
  expect(await readFile(path.join(exported, six), 'utf8')).toContain(`formerSlugs: [ ${first} ]`);
  expect(await plannedChanges(db, exported)).toEqual([]);
  expect(await pageExists(services)('/de/researches/never-there')).toBe(false);
  expect((await findResearch(db, first))?.id).toBe('6');

  await edit(path.join(moved, seven), `slug: ${second}`, `slug: ${first}`);
  await apply(db, clock(), moved);
  expect(await pageExists(services)(`/de/researches/${first}`)).toBe(true);
  expect((await findResearch(db, first))?.id).toBe('7');
  expect(await pageExists(services)(`/de/researches/${second}`)).toEqual({
    movedTo: `/de/researches/${first}`,
  });
});

it('a draft’s former slug is as unknown as any other, without a query', async () => {
  const setStatus = (status: 'PUBLISHED' | 'DRAFT') =>
    db.updateTable('researches').set({ status }).where('id', '=', '2').execute();
  await db.insertInto('research_slugs').values({ slug: 'once-public', research_id: '2' }).execute();
  expect(await pageExists(services)('/de/researches/once-public')).toMatchObject({
    movedTo: expect.any(String),
  });
  await setStatus('DRAFT');
  const counted = countedDatabase(db);
  const exists = pageExists({ ...services, db: counted.db });
  expect(await exists('/de/researches/never-there')).toBe(false);
  const queries = await counted.queriesOf(async () => {
    expect(await exists('/de/researches/once-public')).toBe(false);
  });
  expect(queries).toBe(0);
  await setStatus('PUBLISHED');
  await db.deleteFrom('research_slugs').where('slug', '=', 'once-public').execute();
});
