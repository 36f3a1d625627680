import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGuest } from '../../../server/identity/guests.ts';
import { issueSession, newToken } from '../../../server/identity/sessions.ts';
import { dreams as demoDreams } from '../../../server/demo/dreams.ts';
import { jobContext } from '../support/jobContext.ts';
import { runDueJobs } from '../../../server/kernel/worker.ts';
import { renderMail } from '../../../server/mail/render.ts';
import { outboxOf } from '../../../server/mail/transport.ts';
import { languages } from '../../../src/shared/languages.ts';
import { ask, bearer } from '../support/calls.ts';
import { ask as askDirectly } from '../support/catalogueSupport.ts';
import { currencyId, fillWallet, newAccount, nobody } from '../support/checkoutSupport.ts';
import { eur, usd } from '../support/demoProducts.ts';
import { seeded, testApp, testServices } from '../support/harness.ts';
import { freshDatabase } from '../support/testDatabase.ts';

const services = await testServices({ CONTACT_EMAIL: 'inbox@site.example' });
const app = await testApp(services);
const { db, time } = services;
const outbox = outboxOf(services.config);

beforeEach(async () => {
  for (const table of ['dreams', 'jobs', 'rate_limits'] as const) await db.deleteFrom(table).execute();
  await db.updateTable('products').set({ active: true }).where('id', '=', '2').execute();
  await rm(outbox, { recursive: true, force: true });
});

interface Person {
  id: string;
  headers: Record<string, string>;
}

/** A signed-in account. */
async function person(names: { first_name?: string; user_name?: string } = {}): Promise<Person> {
  const { user } = await newAccount(services);
  if (!user) throw new Error('No user');
  if (Object.keys(names).length > 0)
    await db.updateTable('users').set(names).where('id', '=', user.id).execute();
  const { token } = await issueSession(db, services.clock(), { userId: user.id, lifetime: 'remember' });
  return { id: user.id, headers: bearer(token) };
}

const stranger: Person = { id: '', headers: {} };

const wish = (input: object = {}) => ({
  clientKey: randomUUID(),
  title: 'A night under a dark sky',
  isPublic: true,
  ...input,
});

const dreamFields =
  'id clientKey title description status authorName isOwn isPublic createdAt fulfilledAt Product { id active } Plan { id } Research { slug } price saved Currency { code }';

const send = (who: Person, query: string, variables: object = {}) =>
  ask(app, query, { variables, headers: who.headers });

const create = (who: Person, input: object) =>
  send(who, `mutation ($input: DreamInput!) { dreamCreate(input: $input) { ${dreamFields} } }`, { input });

interface DreamAnswer {
  id: string;
  title: string;
  [field: string]: unknown;
}

/** Creates a dream and returns it. */
async function made(who: Person, input: object = {}): Promise<DreamAnswer> {
  const { body } = await create(who, wish(input));
  expect(body.errors).toBeUndefined();
  return body.data?.['dreamCreate'] as DreamAnswer; // answered without errors, checked one line before
}

const update = (who: Person, id: string, input: object) =>
  send(
    who,
    `mutation ($id: ID!, $input: DreamChange!) { dreamUpdate(id: $id, input: $input) { ${dreamFields} } }`,
    { id, input },
  );

const merge = (who: Person, input: object[]) =>
  send(who, 'mutation ($input: [DreamInput!]!) { dreamsMerge(input: $input) { id clientKey title } }', {
    input,
  });

const remove = (who: Person, id: string) => send(who, 'mutation ($id: ID!) { dreamDelete(id: $id) }', { id });

const report = (who: Person, id: string, reason = 'It sells something.') =>
  send(who, 'mutation ($id: ID!, $reason: String!) { dreamReport(id: $id, reason: $reason) }', {
    id,
    reason,
  });

const list = (who: Person, filter: object = {}, more: object = {}) =>
  send(
    who,
    `query ($filter: DreamFilter, $currencyId: ID) { dreams(filter: $filter, currencyId: $currencyId) { Dreams { ${dreamFields} } Pagination { total totalPages currentPage } } }`,
    { filter, ...more },
  );

interface Listed {
  Dreams: DreamAnswer[];
  Pagination: { total: number };
}

async function listed(who: Person, filter: object = {}, more: object = {}): Promise<Listed> {
  const { body } = await list(who, filter, more);
  expect(body.errors).toBeUndefined();
  return body.data?.['dreams'] as Listed; // answered without errors, checked one line before
}

const titles = async (who: Person, filter: object = {}): Promise<string[]> =>
  (await listed(who, filter)).Dreams.map(({ title }) => title);

async function one(who: Person, id: string): Promise<unknown> {
  const { body } = await send(who, `query ($id: ID!) { dream(id: $id) { ${dreamFields} } }`, { id });
  expect(body.errors).toBeUndefined();
  return body.data?.['dream'];
}

/** What was mailed, with the line breaks of quoted-printable undone. */
async function mails(): Promise<string[]> {
  await runDueJobs(jobContext(services));
  const names = await readdir(outbox).catch(() => []);
  const raw = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
  return raw.map((text) => text.replace(/=\r?\n/g, ''));
}

describe('creating a dream', () => {
  it('returns it as its owner wrote it', async () => {
    const ada = await person({ first_name: 'Ada' });
    const input = wish({ description: ' Two lines,\r\nand a link: https://site.example ', productId: '2' });
    const { body } = await create(ada, input);
    expect(body).toEqual({
      data: {
        dreamCreate: {
          id: expect.any(String),
          clientKey: input.clientKey,
          title: input.title,
          description: 'Two lines,\nand a link: https://site.example',
          status: 'OPEN',
          authorName: 'Ada',
          isOwn: true,
          isPublic: true,
          createdAt: services.clock().toISOString(),
          fulfilledAt: null,
          Product: { id: '2', active: true },
          Plan: null,
          Research: null,
          price: '24.00',
          saved: '0.00',
          Currency: { code: 'USD' },
        },
      },
    });
  });

  it('creates it once per key and account, even for concurrent requests', async () => {
    const [ada, ben] = [await person(), await person()];
    const input = wish();
    const answers = await Promise.all([create(ada, input), create(ada, input), create(ada, input)]);
    const ids = answers.map(({ body }) => body.data?.['dreamCreate']).map((dream) => JSON.stringify(dream));
    expect(new Set(ids).size).toBe(1);
    expect((await create(ben, input)).codes).toEqual([]);
    expect((await create(ada, { ...input, title: 'Something else' })).body.data).toMatchObject({
      dreamCreate: { title: input.title },
    });
    expect(await db.selectFrom('dreams').select('id').execute()).toHaveLength(2);
  });

  it('makes it private unless it says that it is public', async () => {
    const ada = await person();
    const { id } = await made(ada, { isPublic: null });
    expect(await one(ada, id)).toMatchObject({ id, isPublic: false });
    expect(await one(stranger, id)).toBeNull();
    expect(await titles(stranger)).toEqual([]);
  });

  it.each([
    ['a blank title', { title: ' \u0007\n ' }, { title: 'required' }],
    ['an invisible title', { title: '\u200b\u2060' }, { title: 'required' }],
    ['a long title', { title: 'x'.repeat(121) }, { title: 'tooLong' }],
    ['a long description', { description: 'x'.repeat(2001) }, { description: 'tooLong' }],
    ['an invalid key', { clientKey: 'short' }, { clientKey: 'invalid' }],
    ['a product and a plan', { productId: '2', planId: 'year' }, { productId: 'invalid', planId: 'invalid' }],
    ['an unknown product', { productId: 'nothing' }, { productId: 'invalid' }],
    ['an invalid id', { productId: 'a\ud800b' }, { productId: 'invalid' }],
    ['a product that is not for sale', { productId: '9' }, { productId: 'invalid' }],
    ['an unknown plan', { planId: 'nothing' }, { planId: 'invalid' }],
    ['an unknown study', { researchId: 'nothing' }, { researchId: 'invalid' }],
  ])('reports %s', async (_what, input, fields) => {
    const { body } = await create(await person(), wish(input));
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields } }]);
    expect(await db.selectFrom('dreams').select('id').execute()).toEqual([]);
  });

  it('rejects a draft study and a plan that is not for sale', async () => {
    const draft = await db
      .selectFrom('researches')
      .select('id')
      .where('status', '=', 'DRAFT')
      .executeTakeFirstOrThrow();
    const ada = await person();
    expect((await create(ada, wish({ researchId: draft.id }))).codes).toEqual(['BAD_USER_INPUT']);
    await db.updateTable('plans').set({ active: false }).where('id', '=', 'year').execute();
    expect((await create(ada, wish({ planId: 'year' }))).codes).toEqual(['BAD_USER_INPUT']);
    await db.updateTable('plans').set({ active: true }).where('id', '=', 'year').execute();
    expect((await create(ada, wish({ planId: 'year' }))).codes).toEqual([]);
  });

  it('stores hostile text in a form that is safe in a database, a page and a line', async () => {
    const ada = await person();
    const title = '<img src=x onerror=alert(1)> \u202egnp.exe \ud800 \u0001 {{product}} %_\\';
    const dream = await made(ada, { title, description: '</script>\u0007\ud83d\n' });
    expect(dream).toMatchObject({
      title: '<img src=x onerror=alert(1)> gnp.exe \ufffd  {{product}} %_\\'.replace('  ', ' '),
      description: '</script>\ufffd',
    });
    expect((await create(ada, wish({ title: `${title}\u0000` }))).codes).toEqual(['BAD_USER_INPUT']);
    expect(await titles(stranger)).toEqual([dream.title]);
  });
});

describe('without an account', () => {
  it('dreams cannot be created, changed, removed, merged or listed as one’s own', async () => {
    const token = newToken();
    const guest = { currencyId: '1', lang: 'en', utm: {}, email: 'g@site.example', token } as const;
    await createGuest(db, services.clock(), { ...guest, userAgent: undefined });
    const { id } = await made(await person());
    for (const who of [stranger, { id: '', headers: bearer(token) }])
      for (const answer of [
        await create(who, wish()),
        await update(who, id, { title: 'Mine' }),
        await remove(who, id),
        await merge(who, [wish()]),
        await list(who, { scope: 'OWN' }),
      ])
        expect(answer.codes).toEqual(['UNAUTHENTICATED']);
    expect(await db.selectFrom('dreams').select('title').execute()).toHaveLength(1);
  });
});

describe('changing a dream', () => {
  const transitions = [
    ['OPEN', 'FULFILLED', true],
    ['OPEN', 'ARCHIVED', true],
    ['ARCHIVED', 'OPEN', true],
    ['ARCHIVED', 'FULFILLED', false],
    ['FULFILLED', 'OPEN', false],
    ['FULFILLED', 'ARCHIVED', false],
  ] as const;

  it.each(transitions)('%s → %s is allowed: %s', async (from, to, isAllowed) => {
    const ada = await person();
    const { id } = await made(ada);
    await db.updateTable('dreams').set({ status: from }).where('id', '=', id).execute();
    time.advance({ minutes: 1 });
    const { body } = await update(ada, id, { status: to });
    if (isAllowed) {
      const fulfilledAt = to === 'FULFILLED' ? services.clock().toISOString() : null;
      expect(body.data).toMatchObject({ dreamUpdate: { status: to, fulfilledAt } });
    } else {
      expect(body.errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT', fields: { status: 'invalid' } } },
      ]);
      expect(await one(ada, id)).toMatchObject({ status: from });
    }
  });

  it('to the status it already has changes nothing', async () => {
    const ada = await person();
    const { id } = await made(ada);
    const first = await update(ada, id, { status: 'FULFILLED' });
    time.advance({ hours: 1 });
    expect((await update(ada, id, { status: 'FULFILLED' })).body).toEqual(first.body);
  });

  it('changes the given fields and keeps the rest', async () => {
    const ada = await person();
    const { id } = await made(ada, { description: 'Why we keep it', productId: '2' });
    const { body } = await update(ada, id, { title: 'Another title' });
    expect(body.data).toMatchObject({
      dreamUpdate: {
        title: 'Another title',
        description: 'Why we keep it',
        Product: { id: '2' },
        isPublic: true,
      },
    });
    await update(ada, id, { description: null, isPublic: false });
    expect(await one(ada, id)).toMatchObject({ title: 'Another title', description: null, isPublic: false });
    expect((await update(ada, id, { title: '  ' })).body.errors).toMatchObject([
      { extensions: { fields: { title: 'required' } } },
    ]);
  });

  it('can make it refer to something else, or to nothing', async () => {
    const ada = await person();
    const { id } = await made(ada, { productId: '2' });
    await update(ada, id, { planId: 'year' });
    expect(await one(ada, id)).toMatchObject({ Product: null, Plan: { id: 'year' }, price: '96.00' });
    expect((await update(ada, id, { productId: '9' })).codes).toEqual(['BAD_USER_INPUT']);
    expect((await update(ada, id, { productId: '2', researchId: '1' })).codes).toEqual(['BAD_USER_INPUT']);
    await update(ada, id, { planId: null });
    expect(await one(ada, id)).toMatchObject({ Product: null, Plan: null, Research: null, price: null });
  });

  it('can keep a reference to a product that is no longer for sale', async () => {
    const ada = await person();
    const { id } = await made(ada, { productId: '2' });
    await db.updateTable('products').set({ active: false }).where('id', '=', '2').execute();
    expect((await update(ada, id, { title: 'Still', productId: '2' })).codes).toEqual([]);
    expect(await one(ada, id)).toMatchObject({
      title: 'Still',
      Product: { id: '2', active: false },
      price: null,
      Currency: null,
      saved: null,
    });
  });

  it('is reserved for its owner, as is removing it', async () => {
    const [ada, ben] = [await person(), await person()];
    const { id, title } = await made(ada);
    for (const input of [{ title: 'Ben’s' }, { status: 'FULFILLED' }, {}])
      expect((await update(ben, id, input)).codes).toEqual(['NOT_FOUND']);
    expect((await remove(ben, id)).body).toEqual({ data: { dreamDelete: false } });
    expect((await update(ben, 'a\ud800', {})).codes).toEqual(['NOT_FOUND']);
    expect((await remove(ben, 'a\ud800')).body).toEqual({ data: { dreamDelete: false } });
    for (const change of [update(ben, 'a\u0000', {}), remove(ben, 'a\u0000')])
      expect((await change).codes).toEqual(['BAD_USER_INPUT']);
    expect(await one(ada, id)).toMatchObject({ title, status: 'OPEN' });
    expect((await remove(ada, id)).body).toEqual({ data: { dreamDelete: true } });
    expect((await remove(ada, id)).body).toEqual({ data: { dreamDelete: false } });
    expect(await one(ada, id)).toBeNull();
  });
});

describe('the limits on dreams', () => {
  const fill = (who: Person, count: number) =>
    db
      .insertInto('dreams')
      .values(
        Array.from({ length: count }, () => ({
          id: randomUUID(),
          user_id: who.id,
          client_key: randomUUID(),
          title: 'One of many',
          status: 'OPEN' as const,
          is_public: true,
          created_at: services.clock(),
        })),
      )
      .execute();

  it('allow twenty new dreams an hour per person, not counting repeated requests', async () => {
    const [ada, ben] = [await person(), await person()];
    const first = wish();
    for (let sent = 0; sent < 5; sent += 1) expect((await create(ada, first)).codes).toEqual([]);
    for (let sent = 1; sent < 20; sent += 1) expect((await create(ada, wish())).codes).toEqual([]);
    const { body } = await create(ada, wish());
    expect(body.errors).toMatchObject([
      { extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } },
    ]);
    expect((await create(ada, first)).codes).toEqual([]);
    expect((await create(ben, wish())).codes).toEqual([]);
  });

  it('allow a hundred open dreams, including reopened ones', async () => {
    const ada = await person();
    const { id } = await made(ada);
    await update(ada, id, { status: 'ARCHIVED' });
    await fill(ada, 99);
    expect((await create(ada, wish())).codes).toEqual([]);
    expect((await create(ada, wish())).codes).toEqual(['CONFLICT']);
    expect((await update(ada, id, { status: 'OPEN' })).codes).toEqual(['CONFLICT']);
    await db.updateTable('dreams').set({ status: 'FULFILLED' }).where('title', '=', 'One of many').execute();
    expect((await update(ada, id, { status: 'OPEN' })).codes).toEqual([]);
  });

  it('hold when concurrent requests compete for the last place', async () => {
    const ada = await person();
    await fill(ada, 99);
    const codes = (await Promise.all([create(ada, wish()), create(ada, wish()), create(ada, wish())])).map(
      (answer) => answer.codes,
    );
    expect(codes.sort()).toEqual([[], ['CONFLICT'], ['CONFLICT']]);
  });

  it('apply to a merge, which leaves out dreams over the limit', async () => {
    const ada = await person();
    await fill(ada, 98);
    const input = [wish({ title: 'First' }), wish({ title: 'Second' }), wish({ title: 'Third' })];
    expect((await merge(ada, input)).body.data).toMatchObject({
      dreamsMerge: [{ title: 'First' }, { title: 'Second' }],
    });
  });
});

describe('merging dreams from a device', () => {
  it('accepts the valid ones in order and leaves out the invalid ones', async () => {
    const ada = await person();
    const input = [
      wish({ title: 'Newest', productId: '2' }),
      wish({ title: '   ' }),
      wish({ title: 'Points at nothing there is', productId: 'gone' }),
      wish({ clientKey: 'short' }),
      wish({ title: 'Oldest', isPublic: false }),
    ];
    const { body } = await merge(ada, input);
    expect(body.data).toEqual({
      dreamsMerge: [0, 4].map((index) => ({
        id: expect.any(String),
        clientKey: input[index]?.clientKey,
        title: input[index]?.title,
      })),
    });
    expect(await titles(ada, { scope: 'OWN' })).toEqual(['Newest', 'Oldest']);
    expect(await titles(stranger)).toEqual(['Newest']);
  });

  it('repeatedly or concurrently changes nothing more', async () => {
    const ada = await person();
    const input = [wish({ title: 'One' }), wish({ title: 'Two' })];
    const answers = await Promise.all([merge(ada, input), merge(ada, input), merge(ada, input.toReversed())]);
    expect(answers.map(({ codes }) => codes)).toEqual([[], [], []]);
    const [first] = answers;
    await update(ada, (await listed(ada, { scope: 'OWN' })).Dreams[0]?.id ?? '', { title: 'Renamed' });
    const again = await merge(
      ada,
      input.map((dream) => ({ ...dream, title: 'Overwritten' })),
    );
    const taken = (answer: typeof again | undefined) =>
      JSON.stringify(answer?.body.data?.['dreamsMerge'])
        .match(/"id":"[^"]+"/g)
        ?.sort();
    expect(taken(again)).toEqual(taken(first));
    expect((await titles(ada, { scope: 'OWN' })).sort()).toContain('Renamed');
    expect(await titles(ada, { scope: 'OWN' })).not.toContain('Overwritten');
    expect(await db.selectFrom('dreams').select('id').execute()).toHaveLength(2);
  });

  it('is separate for each account, even on one device', async () => {
    const [ada, ben] = [await person(), await person()];
    const input = [wish()];
    await merge(ada, input);
    expect((await merge(ben, input)).body.data).toMatchObject({ dreamsMerge: [{}] });
    expect((await listed(ada, { scope: 'OWN' })).Dreams).toHaveLength(1);
    expect((await listed(ben, { scope: 'OWN' })).Dreams).toHaveLength(1);
  });

  it('takes a duplicate key once, and a hundred dreams at most', async () => {
    const ada = await person();
    const dream = wish();
    expect((await merge(ada, [dream, { ...dream, title: 'Later' }])).body.data).toMatchObject({
      dreamsMerge: [{ title: dream.title }],
    });
    expect((await merge(ada, [])).body).toEqual({ data: { dreamsMerge: [] } });
    const many = Array.from({ length: 101 }, () => wish());
    expect((await merge(ada, many)).codes).toEqual(['BAD_USER_INPUT']);
    expect((await merge(ada, many.slice(0, 100))).body.data?.['dreamsMerge']).toHaveLength(99);
  });
});

describe('the public list', () => {
  it('shows open public dreams, newest first, without hidden ones', async () => {
    const [ada, ben] = [await person(), await person()];
    for (const title of ['Oldest', 'Middle', 'Newest']) {
      await made(ada, { title });
      time.advance({ seconds: 1 });
    }
    await made(ada, { title: 'Private', isPublic: false });
    const done = await made(ada, { title: 'Done' });
    await update(ada, done.id, { status: 'FULFILLED' });
    const archived = await made(ada, { title: 'Archived' });
    await update(ada, archived.id, { status: 'ARCHIVED' });
    const hidden = await made(ada, { title: 'Hidden' });
    await db.updateTable('dreams').set({ hidden_at: time.now() }).where('id', '=', hidden.id).execute();
    await made(ben, { title: 'Of someone blocked' });
    await db.updateTable('users').set({ blocked_at: time.now() }).where('id', '=', ben.id).execute();

    for (const who of [stranger, ada])
      expect(await titles(who, { scope: 'PUBLIC', status: 'ARCHIVED' })).toEqual([
        'Newest',
        'Middle',
        'Oldest',
      ]);
    expect(await titles(ada, { scope: 'OWN', status: 'ARCHIVED' })).toEqual(['Archived']);
    expect(await titles(ada, { scope: 'OWN' })).toHaveLength(7);
    expect(await one(stranger, done.id)).toMatchObject({ title: 'Done', status: 'FULFILLED' });
    for (const { id } of [archived, hidden]) {
      expect(await one(stranger, id)).toBeNull();
      expect(await one(ada, id)).toMatchObject({ id });
    }
  });

  it('can be searched in any case, with wildcards taken literally', async () => {
    const ada = await person();
    await made(ada, { title: '100% wool', description: 'A\\B' });
    await made(ada, { title: '1000 cranes', description: 'snake_case' });
    await made(ada, { title: 'Небо', description: null });
    expect(await titles(stranger, { search: '0%' })).toEqual(['100% wool']);
    expect(await titles(stranger, { search: '%' })).toEqual(['100% wool']);
    expect(await titles(stranger, { search: '_' })).toEqual(['1000 cranes']);
    expect(await titles(stranger, { search: '\\' })).toEqual(['100% wool']);
    expect(await titles(stranger, { search: ' WOOL\u0007 ' })).toEqual(['100% wool']);
    expect((await list(stranger, { search: 'wool\u0000' })).codes).toEqual(['BAD_USER_INPUT']);
    expect(await titles(stranger, { search: 'небо' })).toEqual(['Небо']);
    expect(await titles(ada, { scope: 'OWN', search: 'cranes' })).toEqual(['1000 cranes']);
    expect((await list(stranger, { search: 'x'.repeat(101) })).codes).toEqual(['BAD_USER_INPUT']);
  });

  it.each([
    ['Ein Flügel', ['EIN FLUGEL', 'Flu\u0308gel', '\u200bflügel\u200f', 'Ｆｌüｇｅｌ']],
    ['كِتَابٌ جديد', ['كتاب', 'کتاب', 'كتـــاب', 'كتاب جديد']],
    ['کتاب\u200cخانه', ['كتابخانه', 'کتاب\u200cخانة']],
    ['שָׁלוֹם עולם', ['שלום', 'שלום עולם']],
    ['Ёлка', ['елка', 'ЁЛКА']],
    ['한국어 책', ['한국어', '한국어'.normalize('NFD')]],
  ])('%s is found however it is typed', async (title, searches) => {
    const { id } = await made(await person(), { title });
    for (const search of searches)
      expect([search, await titles(stranger, { search })]).toEqual([search, [title]]);
    const { user_id: owner } = await services.db
      .selectFrom('dreams')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await services.db.deleteFrom('dreams').where('user_id', '=', owner).execute();
  });

  it('is found by its new title once it has one', async () => {
    const ada = await person();
    const { id } = await made(ada, { title: 'Flügel', description: 'Zoë' });
    await update(ada, id, { title: 'Élan' });
    expect(await titles(ada, { scope: 'OWN', search: 'elan' })).toEqual(['Élan']);
    expect(await titles(ada, { scope: 'OWN', search: 'zoe' })).toEqual(['Élan']);
    expect(await titles(ada, { scope: 'OWN', search: 'flugel' })).toEqual([]);
  });

  it('has at most fifty dreams per page', async () => {
    const ada = await person();
    for (const title of ['One', 'Two', 'Three']) {
      await made(ada, { title });
      time.advance({ seconds: 1 });
    }
    const { body } = await list(stranger, { page: 2, limit: 2 });
    expect(body.data).toMatchObject({
      dreams: { Dreams: [{ title: 'One' }], Pagination: { total: 3, totalPages: 2, currentPage: 2 } },
    });
    expect((await list(stranger, { limit: 50 })).codes).toEqual([]);
    for (const filter of [{ limit: 51 }, { limit: 0 }, { page: 0 }])
      expect((await list(stranger, filter)).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('shows others nothing of the author but the first name or user name', async () => {
    const ada = await person({ first_name: 'Ada', user_name: 'countess' });
    const ben = await person({ user_name: 'ben-99' });
    const nameless = await person();
    for (const who of [ada, ben, nameless]) await made(who);
    const { Dreams } = await listed(stranger);
    expect(Dreams.map(({ authorName }) => authorName).sort()).toEqual(['Ada', 'ben-99', null].sort());
    for (const dream of Dreams) expect(dream).toMatchObject({ isOwn: false, clientKey: null, saved: null });
  });
});

describe('the price and progress of a dream', () => {
  it('use the cheapest tariff in the requested currency, else the account’s, else the base currency', async () => {
    const ada = await person();
    await made(ada, { productId: '3' });
    const price = async (who: Person, code?: string) => {
      const currency = code === undefined ? {} : { currencyId: await currencyId(code, db) };
      const [dream] = (await listed(who, {}, currency)).Dreams;
      return `${String(dream?.['price'])} ${JSON.stringify(dream?.['Currency'])}`;
    };
    expect(await price(stranger, 'USD')).toBe('65.00 {"code":"USD"}');
    expect(await price(stranger, 'RUB')).toBe('5850.00 {"code":"RUB"}');
    // The product has no price in that currency.
    expect(await price(stranger, 'KWD')).toBe('60.00 {"code":"EUR"}');
    expect(await price(ada)).toBe('65.00 {"code":"USD"}');
    const [dream] = (await listed(stranger, {}, { currencyId: 'a\ud800' })).Dreams;
    expect(dream).toMatchObject({ price: '65.00', Currency: { code: 'USD' } });
  });

  it('come from the product of a plan or study', async () => {
    const ada = await person();
    await made(ada, { planId: 'month' });
    const { id } = await made(ada, { researchId: '1' });
    const free = await made(ada, { researchId: '2' });
    expect((await listed(ada, { scope: 'OWN', search: '' })).Dreams).toHaveLength(3);
    expect(await one(ada, id)).toMatchObject({
      Research: { slug: 'half-life-of-an-interruption' },
      price: '24.00',
    });
    expect(await one(ada, free.id)).toMatchObject({ price: null, Currency: null, saved: null });
  });

  it('count the owner’s wallet up to the price, and show that to nobody else', async () => {
    const [ada, ben] = [await person(), await person()];
    const { id } = await made(ada, { productId: '2' });
    await fillWallet(services, ada.id, usd, 10_50);
    await fillWallet(services, ada.id, eur, 1_00);
    expect(await one(ada, id)).toMatchObject({ price: '24.00', saved: '10.50' });
    await fillWallet(services, ada.id, usd, 100_00);
    expect(await one(ada, id)).toMatchObject({ saved: '24.00' });
    for (const who of [ben, stranger]) expect(await one(who, id)).toMatchObject({ saved: null });
  });

  it('take as many queries for fifty dreams as for three', async () => {
    const ada = await person();
    const user = await db.selectFrom('users').selectAll().where('id', '=', ada.id).executeTakeFirst();
    const point = [{ productId: '2' }, { planId: 'year' }, { researchId: '1' }];
    const query = `{ dreams(filter: { scope: OWN, limit: 50 }) { Dreams { ${dreamFields} Product { title } Plan { title } Research { title } } Pagination { total } } }`;
    const count = async () => {
      const { errors, queries, data } = await askDirectly(services, query, { ...nobody, user });
      expect(errors).toEqual([]);
      return { queries, data: data as { dreams: Listed } };
    };
    for (const pointers of point) await made(ada, pointers);
    const few = await count();
    const products = ['1', '3', '4', '5', '6', '7', '8'];
    const plans = ['month', 'lifetime'];
    for (let index = 0; index < 47; index += 1) {
      const more = [
        { productId: products[index % 7] },
        { planId: plans[index % 2] },
        { researchId: String(2 + (index % 4)) },
      ];
      await db.deleteFrom('rate_limits').execute();
      await made(ada, more[index % 3]);
    }
    const many = await count();
    expect(few.data.dreams.Dreams).toHaveLength(3);
    expect(many.data.dreams.Dreams).toHaveLength(50);
    expect(many.queries).toBe(few.queries);
    expect(many.queries).toBeLessThanOrEqual(24);
  });
});

describe('reporting a dream', () => {
  it('mails it to the inbox once a day with all reasons, and hides nothing', async () => {
    const [ada, ben] = [await person({ first_name: 'Ada' }), await person()];
    const dream = await made(ada, { title: 'Cheap <b>watches</b>', description: 'Line one\nline two' });
    for (const who of [stranger, stranger, ben, ben])
      expect((await report(who, dream.id, 'It sells\nwatches.')).body).toEqual({
        data: { dreamReport: true },
      });
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatch(/^To: inbox@site\.example\r?$/m);
    expect(mail).toContain('> Cheap <b>watches</b>');
    expect(mail).toContain('> line two');
    expect(mail).toContain('watches.');
    expect(mail).toContain(`http://localhost:3000/en/profile/dreams/${dream.id}`);
    expect(mail).not.toContain('Cheap <b>watches</b></');
    expect(await one(stranger, dream.id)).toMatchObject({ id: dream.id });
    const stored = await db.selectFrom('dream_reports').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('127.0.0.1');
    expect(JSON.stringify(stored)).not.toContain(ben.id);
  });

  it('works only for dreams the visitor can see, and not for one’s own', async () => {
    const ada = await person();
    const { id } = await made(ada, { isPublic: false });
    for (const wrong of [id, 'nothing', 'a\ud800'])
      expect((await report(stranger, wrong)).codes).toEqual(['NOT_FOUND']);
    expect((await report(stranger, 'a\u0000')).codes).toEqual(['BAD_USER_INPUT']);
    await update(ada, id, { isPublic: true });
    expect((await report(ada, id)).codes).toEqual(['FORBIDDEN']);
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['nothing', '', 'required'],
    ['almost nothing', 'no', 'tooShort'],
    ['an overlong text', 'x'.repeat(1001), 'tooLong'],
  ])('does not accept %s as a reason', async (_what, reason, error) => {
    const { id } = await made(await person());
    expect((await report(stranger, id, reason)).body.errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { reason: error } } },
    ]);
  });

  it('is limited to ten an hour', async () => {
    const ada = await person();
    const { id } = await made(ada);
    for (let sent = 0; sent < 10; sent += 1) expect((await report(stranger, id)).codes).toEqual([]);
    expect((await report(stranger, id)).codes).toEqual(['RATE_LIMITED']);
  });

  it('has mail texts in every language', () => {
    const data = { id: '1', title: 'T', description: null, reason: 'R', link: 'https://site.example/x' };
    for (const { prefix } of languages) {
      const { subject, html, text } = renderMail({ template: 'dreamReport', data }, prefix);
      for (const part of [subject, html, text]) expect(part).not.toMatch(/dreamReport\.\w+|\{\{/);
    }
  });
});

describe('the seeded dreams', () => {
  it('are in the languages of their authors', async () => {
    const fresh = await freshDatabase(seeded);
    try {
      const dreams = await fresh.db.selectFrom('dreams').selectAll().execute();
      expect(dreams).toHaveLength(demoDreams.length);
      expect(dreams.filter((dream) => dream.is_public).length).toBeGreaterThanOrEqual(14);
      expect(dreams.some(({ title }) => /\p{Script=Arabic}/u.test(title))).toBe(true);
      expect(dreams.some(({ title }) => /\p{Script=Han}/u.test(title))).toBe(true);
    } finally {
      await fresh.close();
    }
  });
});
