import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ask } from '../support/catalogueSupport.ts';
import { newAccount } from '../support/checkoutSupport.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();
const { db } = services;

const list = async (filter: string, caller?: Parameters<typeof ask>[2]) =>
  ask(
    services,
    `{ researches(filter: ${filter}) { Researches { id } Pagination { total totalPages currentPage } } }`,
    caller,
  );

const found = (...ids: string[]) => ({
  data: { researches: expect.objectContaining({ Researches: ids.map((id) => ({ id })) }) },
  errors: [],
});

it('published studies are listed newest first, page by page', async () => {
  const published = ['1', '2', '3', '11', '4', '5', '6', '13', '7', '8', '12', '14', '15', '16', '17', '18'];
  published.push('19', '20', '21', '22', '23', '24', '25', '26');
  expect(await list('{}')).toMatchObject(found(...published.slice(0, 20)));
  expect(await list('{ page: 2 }')).toMatchObject(found(...published.slice(20)));
  const second = await list('{ page: 2, limit: 3 }');
  expect(second).toMatchObject(found('11', '4', '5'));
  expect(second.data).toMatchObject({
    researches: { Pagination: { total: 24, totalPages: 8, currentPage: 2 } },
  });
});

it('the search covers titles and descriptions and takes wildcards literally', async () => {
  expect(await list('{ search: "  EIGHT SECONDS " }')).toMatchObject(found('2'));
  expect(await list('{ search: "leap that follows" }')).toMatchObject(found('4'));
  expect(await list('{ search: "%" }')).toMatchObject(found());
  expect(await list('{ search: "_" }')).toMatchObject(found());
  expect(await list(String.raw`{ search: "\\" }`)).toMatchObject(found());
});

it('the search also covers the reader’s language', async () => {
  await db
    .updateTable('researches')
    .set({ title: JSON.stringify({ en: 'Reading aloud, alone', de: 'Laut lesen, allein' }) })
    .where('id', '=', '3')
    .execute();
  expect(await list('{ search: "laut lesen" }', { lang: 'de' })).toMatchObject(found('3'));
  expect(await list('{ search: "reading aloud" }', { lang: 'de' })).toMatchObject(found('3'));
  expect(await list('{ search: "laut lesen" }', { lang: 'fr' })).toMatchObject(found());
});

it.each(['LAUT LÉSEN', 'la\u0300ut lesen', 'laut\u200b lesen', 'ｌａｕｔ　ｌｅｓｅｎ'])(
  'the search finds words however they are typed: %j',
  async (search) => {
    expect(await list(`{ search: ${JSON.stringify(search)} }`, { lang: 'de' })).toMatchObject(found('3'));
  },
);

it('a category and an author narrow the list', async () => {
  expect(await list('{ categoryId: "perception" }')).toMatchObject(
    found('2', '13', '7', '14', '18', '23', '25'),
  );
  expect(await list('{ authorId: "varga" }')).toMatchObject(found('1', '2', '11', '17', '21'));
  expect(await list('{ categoryId: "perception", authorId: "varga" }')).toMatchObject(found('2'));
});

it('a page out of bounds and an overlong search are rejected', async () => {
  for (const filter of ['{ page: 0 }', '{ limit: 101 }', `{ search: "${'x'.repeat(201)}" }`])
    expect((await list(filter)).errors).toMatchObject([{ originalError: { code: 'BAD_USER_INPUT' } }]);
});

it('everything about a study is in the requested language', async () => {
  const { data, errors } = await ask(
    services,
    `{ researches(filter: { search: "interruption" }) { Researches {
      title slug status active releaseDate viewsCount Categories { displayName } Authors { fullName index regalia } } } }`,
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    researches: {
      Researches: [
        {
          title: 'The half-life of an interruption',
          slug: 'half-life-of-an-interruption',
          status: 'PUBLISHED',
          active: true,
          releaseDate: '2026-09-14',
          viewsCount: 4812,
          Categories: [{ displayName: 'Attention' }],
          Authors: [{ fullName: 'Ilse Varga', index: 1, regalia: 'PhD in cognitive science' }],
        },
      ],
    },
  });
});

const listOf = (limit: number) =>
  ask(
    services,
    `{ researches(filter: { limit: ${limit} }) { Researches { title file Categories { id } Authors { id } } } }`,
  );

it('a list takes as many queries for all studies as for one', async () => {
  expect((await listOf(100)).queries).toBe((await listOf(1)).queries);
});

const fileList = v.object({
  researches: v.object({
    Researches: v.array(v.object({ id: v.string(), file: v.nullable(v.string()) })),
  }),
});

/** The ids of the studies whose file the caller gets. */
const withFiles = async (caller: Parameters<typeof ask>[2]): Promise<string[]> => {
  const { data } = await ask(
    services,
    '{ researches(filter: { limit: 100 }) { Researches { id file } } }',
    caller,
  );
  const { researches } = v.parse(fileList, data);
  return researches.Researches.filter(({ file }) => file !== null).map(({ id }) => id);
};

it('files are for subscribers and for buyers of the product they belong to', async () => {
  expect(await withFiles({})).toEqual([]);

  const account = await newAccount(services);
  expect(await withFiles(account)).toEqual([]);

  const demo = await db.selectFrom('users').selectAll().where('id', '=', 'demo').executeTakeFirstOrThrow();
  expect(await withFiles({ user: demo })).toHaveLength(24);
});

it('an expired subscription gives nothing, but what was bought or activated stays open', async () => {
  const user = await db.selectFrom('users').selectAll().where('id', '=', 'demo').executeTakeFirstOrThrow();
  await db
    .updateTable('subscriptions')
    .set({ active_end_date: services.clock() })
    .where('user_id', '=', user.id)
    .execute();
  expect(await withFiles({ user })).toEqual(['1', '3', '5', '13', '7', '15', '17', '21', '22']);

  services.time.advance({ days: 200 });
  expect(await withFiles({ user })).toEqual(['1', '5', '13', '7', '15', '17', '22']);
});

it('a subscription in its grace period still opens the files', async () => {
  const { user } = await newAccount(services);
  if (!user) throw new Error('no account');
  const now = services.clock();
  const tomorrow = new Date(now.getTime() + 86_400_000);
  await db
    .insertInto('subscriptions')
    .values({
      id: randomUUID(),
      user_id: user.id,
      plan_id: 'month',
      status: 'PAST_DUE',
      currency_id: user.currency_id,
      price_minor: 12_00,
      active_end_date: now,
      past_due_end_date: tomorrow,
      is_trial: false,
      start_from_trial: false,
      max_activated: 2,
      activations_left: 2,
      renew: true,
      created_at: now,
    })
    .execute();
  expect(await withFiles({ user })).toHaveLength(24);
});
