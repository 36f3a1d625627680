import { cp } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { currentCatalogue } from '../../../server/catalogue/currentCatalogue.ts';
import { languages } from '../../../src/shared/languages.ts';
import { exportFolder } from '../../../server/content/exportFolder.ts';
import {
  apply,
  contentFolders,
  edit,
  plannedChanges,
  problemsIn,
  rejectionOf,
} from '../support/contentSupport.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();
const { db, clock } = services;
const folders = await contentFolders(services);

/** A copy of the catalog or of parts of it, and a function for paths in it. */
async function copied(parts?: readonly string[]) {
  const folder = await folders.copy(parts);
  return { folder, at: (name: string) => path.join(folder, name) };
}

/** Applies a folder and checks that neither it nor an export then differs from the database. */
async function applyAndExport(folder: string): Promise<void> {
  await apply(db, clock(), folder);
  const exported = folders.next();
  await exportFolder(services, exported);
  expect(await plannedChanges(db, folder)).toEqual([]);
  expect(await plannedChanges(db, exported)).toEqual([]);
}

it('member prices, suggested prices, plans with member prices, authors and samples follow the folder', async () => {
  const { folder, at } = await copied();
  await edit(
    at('products/1/product.yaml'),
    'USD: { default: 12.00, member: 9.00 }',
    'USD: { default: 12.00 }',
  );
  await edit(at('products/1/product.yaml'), 'sample: letter-cold', 'sample: letter-log');
  await edit(at('products/2/product.yaml'), 'authors: [ varga, karimi ]', 'authors: [ karimi, okonjo ]');
  await edit(at('products/4/product.yaml'), 'sample: recording-salt-flat\n', '');
  await edit(at('plans/month/plan.yaml'), 'membersPrices: true\n', '');
  const six = at('products/6/product.yaml');
  await edit(six, 'USD: { default: 4.00, suggested: 9.00 }', 'USD: { default: 4.00, suggested: 10.00 }');
  expect(await plannedChanges(db, folder)).toEqual([
    'changed product 1  sample_id: letters-digital-letter-cold → letters-digital-letter-log',
    'changed product 4  sample_id: recordings-complete-recording-salt-flat → null',
    'changed author of a product 2 karimi  position: 2 → 1',
    'new author of a product 2 okonjo',
    'deleted author of a product 2 varga',
    'changed price letters-digital 1  member: 900 → null',
    'changed price notebook-digital 1  suggested: 900 → 1000',
    'changed plan month  membersPrices: true → false',
  ]);
  await applyAndExport(folder);
});

it('a changed slug redirects to its product, and cannot be taken by another', async () => {
  const { folder, at } = await copied();
  await edit(
    at('products/2/product.yaml'),
    'slug: atlas-of-attention',
    'slug: the-atlas\nformerSlugs: [ maps ]',
  );
  await edit(at('products/9/product.yaml'), 'slug: winter-almanac-first-edition\n', '');
  await applyAndExport(folder);
  const slugs = await db
    .selectFrom('product_slugs')
    .select('slug')
    .where('product_id', 'in', ['2', '9'])
    .orderBy('slug')
    .execute();
  expect(slugs.map(({ slug }) => slug)).toEqual([
    'atlas-of-attention',
    'maps',
    'product-9',
    'the-atlas',
    'winter-almanac-first-edition',
  ]);
  await edit(at('products/3/product.yaml'), 'slug: slow-reading-course', 'slug: atlas-of-attention');
  expect(await rejectionOf(apply(db, clock(), folder))).toEqual([
    'products/3/product.yaml:3: product_id of slug atlas-of-attention is 2 and stays so; 3 needs another slug',
  ]);
  await edit(at('products/3/product.yaml'), 'slug: atlas-of-attention', 'slug: maps');
  expect(await problemsIn(folder)).toEqual([
    expect.stringMatching(
      /^products\/3\/product\.yaml:3: slug maps is taken by products\/2\/product\.yaml:\d+$/,
    ),
  ]);
});

it('a new product can have a sample, an event at two places, a license key and a bonus with contents', async () => {
  const { folder, at } = await copied();
  await cp(at('products/7'), at('products/evenings'), { recursive: true });
  const file = at('products/evenings/product.yaml');
  await edit(file, 'slug: night-sky-studio', 'slug: evenings');
  await edit(file, '  - id: studio-seat\n', '  - id: evenings-seat\n');
  await edit(
    file,
    'goods: [ studio-evenings, studio-calendar, studio-sky ]',
    'goods: [ studio-evenings, studio-calendar, key ]',
  );
  await edit(
    file,
    '\ngoods:\n',
    '\nbonuses:\n  - { id: sky-bonus, type: CONTENT, tariffs: [ evenings-seat ], goods: [ studio-sky ] }\ngoods:\n  - { id: key, kind: LICENCE, pool: evenings }\n',
  );
  await edit(
    file,
    '18:00Z, ends: 2026-11-26T19:30Z, zone: UTC, place: place-1',
    '18:00+01:00, ends: 2026-11-26T19:30+01:00, zone: Europe/Berlin, place: tower',
  );
  for (const { prefix: lang } of languages) {
    const words = at(`products/evenings/${lang}.yaml`);
    await edit(words, 'studio-seat:', 'evenings-seat:');
    await edit(words, '      place-1:', '      tower: Tower\n      place-1:');
    await edit(
      words,
      '\ngoods:\n',
      '\nbonuses:\n  sky-bonus: { title: Sky, description: Sky }\ngoods:\n  key: { title: Key }\n',
    );
  }
  expect(await problemsIn(folder)).toEqual([]);
  await applyAndExport(folder);
  expect((await currentCatalogue(db, clock())).product('evenings')).toMatchObject({
    slug: 'evenings',
    sample_id: 'evenings-seat-studio-evenings',
  });
  expect(
    await db
      .selectFrom('deliverables')
      .select(['id', 'kind', 'pool', 'gift_id'])
      .where((eb) => eb.or([eb('tariff_id', '=', 'evenings-seat'), eb('gift_id', '=', 'sky-bonus')]))
      .orderBy('id')
      .execute(),
  ).toEqual([
    { id: 'evenings-seat-key', kind: 'LICENCE', pool: 'evenings', gift_id: null },
    { id: 'evenings-seat-studio-calendar', kind: 'EVENT', pool: null, gift_id: null },
    { id: 'evenings-seat-studio-evenings', kind: 'TEXT', pool: null, gift_id: null },
    { id: 'gift-sky-bonus-studio-sky', kind: 'LINK', pool: null, gift_id: 'sky-bonus' },
  ]);
  const [first, second] = await db
    .selectFrom('event_dates')
    .select(['starts_at', 'time_zone', 'place'])
    .where('deliverable_id', '=', 'evenings-seat-studio-calendar')
    .orderBy('position')
    .execute();
  expect(first).toMatchObject({
    starts_at: new Date('2026-11-26T17:00Z'),
    time_zone: 'Europe/Berlin',
    place: { en: 'Tower' },
  });
  expect(second).toMatchObject({ time_zone: 'UTC', place: { en: 'At your own window' } });

  // What can change about them, and what can't.
  await edit(file, 'ends: 2026-12-03T19:30Z', 'ends: 2026-12-03T20:00Z');
  await edit(file, ', goods: [ studio-sky ]', ', formerGoods: [ studio-sky ]');
  expect(await plannedChanges(db, folder)).toEqual([
    'changed good gift-sky-bonus-studio-sky  archived: null → now',
    'changed date evenings-seat-studio-calendar 2  ends: 2026-12-03T19:30:00.000Z → 2026-12-03T20:00:00.000Z',
  ]);
  await applyAndExport(folder);
  await edit(file, 'pool: evenings', 'pool: others');
  expect(await rejectionOf(plannedChanges(db, folder))).toEqual([
    expect.stringMatching(
      /^products\/evenings\/product\.yaml:\d+: pool of good evenings-seat-key is evenings and stays so/,
    ),
  ]);
});

it('errors in prices, events, samples and authors are reported with file and line', async () => {
  const { folder, at } = await copied(['products', 'plans', 'authors']);
  const three = at('products/3/product.yaml');
  await edit(three, 'member: 52.00', 'member: 65.00');
  await edit(three, 'slug: slow-reading-course', 'slug: Slow Reading');
  await edit(three, 'ends: 2026-12-17T19:30Z', 'ends: 2026-12-17T17:30Z');
  await edit(three, 'starts: 2026-12-31T18:00Z', 'starts: 2026-12-31');
  await edit(at('products/5/product.yaml'), ', kind: LICENCE, pool: movement-class', ', kind: LICENCE');
  const seven = at('products/7/product.yaml');
  await edit(seven, 'zone: UTC', 'zone: Mars/Olympus');
  const one = at('products/1/product.yaml');
  await edit(one, 'sample: letter-cold', 'sample: letter-lost');
  await edit(one, 'authors: [ stroud ]', 'authors: [ nobody ]');
  const two = at('products/2/product.yaml');
  await edit(two, 'goods:\n', 'goods:\n  - { id: talk, kind: EVENT }\n');
  await edit(at('plans/month/plan.yaml'), 'membersPrices: true', 'membersPrices: yes');
  expect(await problemsIn(folder)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^products\/3\/product\.yaml:\d+: tariffs\.0\.prices\.USD\.member is .*; expected an amount below the default/,
      ),
      expect.stringMatching(
        /^products\/3\/product\.yaml:3: slug is "Slow Reading"; expected a slug of small letters/,
      ),
      expect.stringMatching(
        /^products\/3\/product\.yaml:\d+: goods\.6\.dates\.1\.ends is .*; expected an instant after the start$/,
      ),
      expect.stringMatching(
        /^products\/3\/product\.yaml:\d+: goods\.6\.dates\.2\.starts is "2026-12-31"; expected an instant such as 2027-/,
      ),
      expect.stringMatching(/^products\/5\/product\.yaml:\d+: pool is missing: expected /),
      expect.stringMatching(
        /^products\/7\/product\.yaml:\d+: .*zone is "Mars\/Olympus"; expected a time zone such as Europe\/Berlin$/,
      ),
      expect.stringMatching(
        /^products\/1\/product\.yaml:\d+: sample is letter-lost; expected a text or a file that a tariff on sale hands over$/,
      ),
      expect.stringMatching(/^products\/1\/product\.yaml:\d+: nobody is no author of this folder$/),
      expect.stringMatching(/^products\/2\/product\.yaml:\d+: dates is missing: expected /),
      expect.stringMatching(/^plans\/month\/plan\.yaml:\d+: membersPrices is "yes"; expected true or false$/),
    ]),
  );
});

it('a place requires its texts, and a place’s texts require a date there', async () => {
  const { folder, at } = await copied(['products/7', 'authors']);
  await edit(at('products/7/product.yaml'), 'place: place-1', 'place: roof');
  await edit(at('products/7/en.yaml'), '      place-1:', '      cellar: Cellar\n      place-1:');
  expect(await problemsIn(folder)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^products\/7\/en\.yaml:\d+: goods\.studio-calendar\.places\.roof is missing/),
      expect.stringMatching(
        /^products\/7\/en\.yaml:\d+: goods\.studio-calendar\.places\.cellar is not known here$/,
      ),
    ]),
  );
});

it('invalid suggested prices are reported with file and line', async () => {
  const { folder, at } = await copied(['products', 'plans', 'authors']);
  const six = at('products/6/product.yaml');
  await edit(six, 'USD: { default: 4.00, suggested: 9.00 }', 'USD: { default: 4.00, suggested: 3.00 }');
  await edit(six, 'EUR: { default: 3.50, suggested: 8.50 }', 'EUR: { default: 0, suggested: 8.50 }');
  await edit(six, 'GBP: { default: 3.00,', 'GBP: { default: 3.00, old: 9.00,');
  await edit(
    at('products/1/product.yaml'),
    'USD: { default: 12.00,',
    'USD: { default: 12.00, suggested: 15.00,',
  );
  const month = at('products/10/product.yaml');
  for (const price of ['12.00', '11.00', '1080.00', '6000.00', '490.00', '7200000', '86.00', '16500', '9.50'])
    await edit(month, `default: ${price} `, `default: ${price}, suggested: ${price} `);
  for (const code of ['ILS', 'AED'])
    await edit(month, `${code}: { default: 44.00 `, `${code}: { default: 44.00, suggested: 44.00 `);
  expect(await problemsIn(folder)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^products\/6\/product\.yaml:12: .*USD\.suggested is .*; expected an amount from the default on/,
      ),
      expect.stringMatching(
        /^products\/6\/product\.yaml:13: .*EUR\.suggested is .*; expected an amount from the default on/,
      ),
      expect.stringMatching(
        /^products\/6\/product\.yaml:\d+: .*GBP\.suggested is .*; expected none with a sale or an old price/,
      ),
      expect.stringMatching(
        /^products\/1\/product\.yaml:\d+: .*prices is .*; expected suggested in every currency, or in none/,
      ),
      expect.stringMatching(
        /^products\/10\/product\.yaml:\d+: suggested of plan-month; expected none for a plan/,
      ),
    ]),
  );
});
