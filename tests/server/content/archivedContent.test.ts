import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { currentCatalogue } from '../../../server/catalogue/currentCatalogue.ts';
import { deliverablesOf } from '../../../server/commerce/library/deliverables.ts';
import { itemOf } from '../../../server/commerce/library/item.ts';
import { activate } from '../../../server/commerce/subscriptions/activate.ts';
import { exportFolder } from '../../../server/content/exportFolder.ts';
import { newAccount, payByCard } from '../support/checkoutSupport.ts';
import { usd } from '../support/demoProducts.ts';
import { apply, contentFolders, edit, plannedChanges, rejectionOf } from '../support/contentSupport.ts';
import { testServices } from '../support/harness.ts';
import { subscriber } from '../support/subscriptionSupport.ts';

const services = await testServices();
const { db, clock } = services;
const folders = await contentFolders(services);

/** Buys a tariff; returns a function that reads the deliverables of that purchase. */
async function buy(productId: string, tariffId: string) {
  services.time.advance({ minutes: 1 });
  const caller = await newAccount(services);
  await payByCard(services, caller, { productId, tariffId, currencyId: usd });
  services.time.advance({ minutes: 1 });
  const userId = caller.user.id;
  const { id } = await db
    .selectFrom('purchases')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return async () => {
    const item = await itemOf(db, clock(), userId, id);
    return item ? (await deliverablesOf(db, item)).map((each) => each.id) : [];
  };
}

it('a removed deliverable stays with earlier buyers and is not given to new ones', async () => {
  const before = await buy('8', 'patterns-three');
  expect(await before()).toEqual(['patterns-three-patterns-three', 'patterns-three-patterns-notes']);
  const folder = await folders.copy();
  await edit(
    path.join(folder, 'products/8/product.yaml'),
    'goods: [ patterns-three, patterns-notes ]',
    'goods: [ patterns-three ]',
  );
  expect(await plannedChanges(db, folder)).toEqual(['archived good patterns-three-patterns-notes']);
  await apply(db, clock(), folder);
  const after = await buy('8', 'patterns-three');
  expect(await before()).toEqual(['patterns-three-patterns-three', 'patterns-three-patterns-notes']);
  expect(await after()).toEqual(['patterns-three-patterns-three']);

  const exported = folders.next();
  await exportFolder(services, exported);
  expect(await plannedChanges(db, exported)).toEqual([]);
  expect(await plannedChanges(db, folder)).toEqual([]);

  // It can be restored.
  await edit(
    path.join(exported, 'products/8/product.yaml'),
    'goods: [ patterns-three ]\n    formerGoods: [ patterns-notes ]',
    'goods: [ patterns-three, patterns-notes ]',
  );
  await apply(db, clock(), exported);
  expect(await after()).toEqual(['patterns-three-patterns-three', 'patterns-three-patterns-notes']);
});

it('an activation keeps what it opened, whichever tariff is first later', async () => {
  const { user } = await subscriber(services, 'month');
  const { id } = await activate(services, user, '4');
  const goods = async () => {
    const item = await itemOf(db, clock(), user.id, id);
    return item ? (await deliverablesOf(db, item)).map((each) => each.id) : [];
  };
  const before = await goods();
  expect(before.length).toBeGreaterThan(1);
  const folder = await folders.copy();
  await edit(
    path.join(folder, 'products/4/product.yaml'),
    'tariffs:\n',
    'tariffs:\n  - { id: one-recording, prices: { USD: { default: 5.00 } }, goods: [ recording-salt-flat ] }\n',
  );
  await edit(
    path.join(folder, 'products/4/en.yaml'),
    'tariffs:\n',
    'tariffs:\n  one-recording: { name: One }\n',
  );
  services.time.advance({ minutes: 1 });
  await apply(db, clock(), folder);
  expect(await goods()).toEqual(before);
});

it('an archived tariff is not for sale, and its buyers keep its name and contents', async () => {
  const goods = await buy('2', 'atlas-reader');
  const folder = await folders.copy();
  const file = path.join(folder, 'products/2/product.yaml');
  await edit(file, '  - id: atlas-reader\n', '  - id: atlas-reader\n    archived: true\n');
  await apply(db, clock(), folder);
  expect(await goods()).toEqual(['atlas-reader-atlas-book', 'atlas-reader-atlas-poster']);
  const { tariffs, tariffsOnSale, cheapest } = (await currentCatalogue(db, clock())).product('2');
  expect(tariffs.map(({ id }) => id)).toEqual(['atlas-reader', 'atlas-scholar', 'atlas-patron']);
  expect(tariffsOnSale.map(({ id }) => id)).toEqual(['atlas-scholar', 'atlas-patron']);
  expect(cheapest?.id).toBe('atlas-scholar');
  const offer = (await currentCatalogue(db, clock())).offer('2');
  expect(new Set(offer?.prices.map((price) => price.tariff_id))).toEqual(
    new Set(['atlas-scholar', 'atlas-patron']),
  );
  const exported = folders.next();
  await exportFolder(services, exported);
  expect(await plannedChanges(db, exported)).toEqual([]);
});

it('removing products, plans and studies archives them, once', async () => {
  const folder = await folders.copy();
  for (const name of ['products/8', 'products/10', 'plans/month', 'studies/2'])
    await rm(path.join(folder, name), { recursive: true });
  await apply(db, clock(), folder);
  const catalogue = await currentCatalogue(db, clock());
  expect(catalogue.productOnSale('8')).toBeUndefined();
  expect(catalogue.plansOnSale.map(({ id }) => id)).toEqual(['year', 'lifetime']);
  const study = await db
    .selectFrom('researches')
    .select('status')
    .where('id', '=', '2')
    .executeTakeFirstOrThrow();
  expect(study.status).toBe('ARCHIVED');
  expect(await plannedChanges(db, folder)).toEqual([]);
});

it('formats and languages can be removed from what was never sold, but not from what was', async () => {
  await buy('1', 'letters-digital');
  const folder = await folders.copy();
  await edit(
    path.join(folder, 'products/1/product.yaml'),
    '      - { name: letters-from-the-observatory.pdf }\n',
    '',
  );
  await rm(path.join(folder, 'products/1/goods/letters-book/letters-from-the-observatory.pdf'));
  await rm(path.join(folder, 'products/1/goods/letter-cold/de.md'));
  const refusals = await rejectionOf(plannedChanges(db, folder));
  expect(refusals).toEqual([
    expect.stringMatching(
      /^products\/1\/product\.yaml:\d+: de of good letters-digital-letter-cold was sold and would be gone/,
    ),
    expect.stringMatching(
      /^products\/1\/product\.yaml:\d+: letters-from-the-observatory\.pdf of good letters-digital-letters-book was sold and would be gone/,
    ),
  ]);

  const other = await folders.copy();
  await edit(path.join(other, 'products/8/product.yaml'), '      - { name: nine-garments.svg }\n', '');
  await rm(path.join(other, 'products/8/goods/patterns-nine/nine-garments.svg'));
  expect(await plannedChanges(db, other)).toEqual(
    expect.arrayContaining(['deleted file patterns-all-patterns-nine 2']),
  );
});

it('a corrected file reaches its buyers under the same name, and cannot be replaced by another', async () => {
  const folder = await folders.copy();
  await apply(db, clock(), folder);
  const bought = await buy('8', 'patterns-all');
  const at = (name: string) => path.join(folder, 'products/8', name);
  const goods = await bought();
  const filesOf = () =>
    db
      .selectFrom('deliverable_files')
      .innerJoin('files', 'files.id', 'file_id')
      .select(['name', 'size'])
      .where('deliverable_id', '=', 'patterns-all-patterns-nine')
      .orderBy('position')
      .execute();
  const [first, second] = await filesOf();
  await writeFile(at('goods/patterns-nine/nine-garments.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await apply(db, clock(), folder);
  expect(await filesOf()).toEqual([first, { ...second, size: 41 }]);
  expect(await bought()).toEqual(goods);

  await rename(at('goods/patterns-nine/nine-garments.svg'), at('goods/patterns-nine/garments.svg'));
  await edit(at('product.yaml'), 'name: nine-garments.svg', 'name: garments.svg');
  expect(await plannedChanges(db, folder)).toEqual([
    'changed file patterns-all-patterns-nine 2  name: nine-garments.svg → garments.svg',
  ]);
  await writeFile(at('goods/patterns-nine/garments.svg'), '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  expect(await rejectionOf(plannedChanges(db, folder))).toEqual([
    expect.stringMatching(
      /^products\/8\/product\.yaml:\d+: nine-garments\.svg of good patterns-all-patterns-nine was sold and would be gone; a correction keeps the name/,
    ),
  ]);
});

it.each([
  ['its file is removed', 'file: study.epub\n', ''],
  ['it moves to another product', 'product: 2\n', 'product: 4\n'],
  ['it becomes a draft again', 'product: 2\n', 'product: 2\nstatus: DRAFT\n'],
])('a study whose product was sold is rejected if %s', async (_, from, to) => {
  await buy('2', 'atlas-scholar');
  const folder = await folders.copy();
  await edit(path.join(folder, 'studies/1/study.yaml'), from, to);
  if (to === '') await rm(path.join(folder, 'studies/1/study.epub'));
  expect(await rejectionOf(plannedChanges(db, folder))).toEqual([
    expect.stringMatching(/^studies\/1\/study\.yaml:\d+: the file of study 1 was sold with product 2 and /),
  ]);
});

it('a sold tariff cannot move to another product', async () => {
  const folder = await folders.copy();
  await edit(path.join(folder, 'products/9/product.yaml'), 'id: almanac-first', 'id: almanac-second');
  await edit(
    path.join(folder, 'products/9/product.yaml'),
    'tariffs:\n',
    'tariffs:\n  - id: plan-year\n    prices:\n      USD: { default: 1.00 }\n',
  );
  for (const lang of ['en', 'de', 'fr', 'es', 'it', 'ru', 'ua', 'kz', 'he', 'ar', 'fa', 'zh', 'ko'])
    await edit(
      path.join(folder, `products/9/${lang}.yaml`),
      'almanac-first:',
      'plan-year:\n    name: Year\n  almanac-second:',
    );
  await rm(path.join(folder, 'products/11'), { recursive: true });
  await rm(path.join(folder, 'plans/year'), { recursive: true });
  expect(await rejectionOf(plannedChanges(db, folder))).toEqual([
    expect.stringMatching(
      /^products\/9\/product\.yaml:\d+: product_id of tariff plan-year is 11 and stays so; 9 needs another id$/,
    ),
  ]);
});
