import { expect, it } from 'vitest';
import { ask } from '../support/catalogueSupport.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();
const { db } = services;

const list = (filter = '{}', caller?: Parameters<typeof ask>[2]) =>
  ask(
    services,
    `{ titles(filter: ${filter}) { Products { id kind languages } Pagination { total } kinds languages } }`,
    caller,
  );

const idsOf = async (...args: Parameters<typeof list>) => {
  const { data, errors } = await list(...args);
  expect(errors).toEqual([]);
  const { titles } = data as { titles: { Products: { id: string }[] } };
  return titles.Products.map(({ id }) => id);
};

it('the catalog lists what is for sale in the shop’s order, without plans', async () => {
  expect(await idsOf()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  expect(await idsOf('{ page: 2, limit: 3 }')).toEqual(['4', '5', '6']);
  expect(await list('{ page: 2, limit: 3 }')).toMatchObject({
    data: { titles: { Pagination: { total: 8 } } },
  });
});

it('what a title is comes from what its first option delivers', async () => {
  const { data } = await list();
  const { titles } = data as { titles: { Products: { id: string; kind: string }[] } };
  expect(Object.fromEntries(titles.Products.map(({ id, kind }) => [id, kind]))).toEqual({
    1: 'BOOK',
    2: 'BOOK',
    3: 'COURSE',
    4: 'RECORDING',
    5: 'FILM',
    6: 'BOOK',
    7: 'EVENT',
    8: 'PRINTABLE',
  });
});

it('titles are filtered by kind, by language, and by words in any spelling', async () => {
  expect(await idsOf('{ kind: FILM }')).toEqual(['5']);
  expect(await idsOf('{ kind: SOFTWARE }')).toEqual([]);
  expect(await idsOf('{ search: "  ÁTLAS " }')).toEqual(['2']);
  expect(await idsOf('{ search: "atlas", kind: FILM }')).toEqual([]);
  expect(await idsOf('{ search: "%" }')).toEqual([]);
  expect(await idsOf('{ search: "Atlas der" }', { lang: 'de' })).toEqual(['2']);
  expect(await idsOf('{ search: "Atlas der" }', { lang: 'fr' })).toEqual([]);
  const { errors } = await list(`{ search: "${'a'.repeat(201)}" }`);
  expect(errors.map(({ message }) => message)).toEqual(['The search is too long.']);
});

it('a title is in a language only if one of its options has all of its texts in it', async () => {
  // Of its four letters, one is in German.
  expect(await idsOf('{ language: "de" }')).not.toContain('1');
  const english = await db
    .selectFrom('deliverable_texts')
    .selectAll()
    .where('deliverable_id', 'like', 'letters-digital-letter-%')
    .where('deliverable_id', '<>', 'letters-digital-letter-cold')
    .execute();
  await db
    .insertInto('deliverable_texts')
    .values(english.map((text) => ({ ...text, lang: 'de' as const })))
    .execute();
  const german = await idsOf('{ language: "de" }');
  expect(german).toContain('1');
  expect(await idsOf('{ language: "en" }')).toContain('1');
  // The notebook has no texts.
  expect(await idsOf('{ language: "en" }')).not.toContain('6');
});

it('the filters offer the kinds and languages of all titles', async () => {
  const kinds = ['BOOK', 'COURSE', 'EVENT', 'FILM', 'PRINTABLE', 'RECORDING'];
  expect(await list('{ kind: FILM, language: "de", search: "nothing" }')).toMatchObject({
    data: { titles: { Products: [], kinds, languages: expect.arrayContaining(['en', 'de']) } },
  });
});

it('what can’t be bought for now comes last', async () => {
  const clock = () => new Date('2026-12-25T00:00:00Z');
  expect(await idsOf('{}', { clock })).toEqual(['1', '2', '3', '4', '5', '6', '8', '7']);
  await db.updateTable('tariffs').set({ archived_at: clock() }).where('id', '=', 'movement-films').execute();
  await db.deleteFrom('licence_keys').where('pool', '=', 'movement-class').execute();
  expect(await idsOf('{}', { clock })).toEqual(['1', '2', '3', '4', '6', '8', '5', '7']);
});

it('a page takes as many queries for a hundred titles as for one', async () => {
  const fields = `Products { id kind languages title Rating { average } Tariffs { soldOut Prices { default } } }
    Pagination { total } kinds languages`;
  const one = await ask(services, `{ titles(filter: { limit: 1 }) { ${fields} } }`);
  const all = await ask(services, `{ titles(filter: { limit: 100 }) { ${fields} } }`);
  expect([one.errors, all.errors]).toEqual([[], []]);
  // The ratings, and the pools without keys; the rest is in memory.
  expect([one.queries, all.queries]).toEqual([3, 3]);
});
