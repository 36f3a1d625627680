import { readFileSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Updateable } from 'kysely';
import { achievementKeys, type AchievementKey } from '../../../src/shared/achievementKeys.ts';
import { achievementsOf } from '../../../server/achievements/achievements.ts';
import { monthsAfter, monthsSubscribed } from '../../../server/achievements/time.ts';
import type { Database } from '../../../server/database/schema.ts';
import { createGuest } from '../../../server/identity/guests.ts';
import { issueSession, newToken } from '../../../server/identity/sessions.ts';
import { countedDatabase } from '../support/countedDatabase.ts';
import { ask, bearer, logIn } from '../support/calls.ts';
import { newAccount } from '../support/checkoutSupport.ts';
import { testApp, testServices } from '../support/harness.ts';

const services = await testServices();
const app = await testApp(services);
const { db, time } = services;

const day = 86_400_000;
const daysAgo = (days: number) => new Date(time.now().getTime() - days * day);

interface Shown {
  key: AchievementKey;
  state: 'LOCKED' | 'IN_PROGRESS' | 'EARNED';
  progress: number;
  goal: number;
  earnedAt: string | null;
  isNew: boolean;
}

let userId = '';
let headers: Record<string, string> = {};

const tokenOf = async (id: string) =>
  (await issueSession(db, time.now(), { userId: id, lifetime: 'remember' })).token;

/** A new account and the headers it sends. */
async function account() {
  const { user } = await newAccount(services);
  const id = user?.id ?? '';
  return { id, headers: bearer(await tokenOf(id)) };
}

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute();
  ({ id: userId, headers } = await account());
});

const query = '{ achievements { key state progress goal earnedAt isNew } }';

async function shown(as = headers): Promise<Record<AchievementKey, Shown>> {
  const { body, codes } = await ask(app, query, { headers: as });
  expect(codes).toEqual([]);
  const list = body.data?.['achievements'] as Shown[];
  return Object.fromEntries(list.map((one) => [one.key, one])) as Record<AchievementKey, Shown>;
}

const earned = async () =>
  Object.values(await shown())
    .filter(({ state }) => state === 'EARNED')
    .map(({ key }) => key);

async function seen(keys: readonly string[], as = headers) {
  return ask(app, 'mutation ($keys: [String!]!) { achievementsSeen(keys: $keys) }', {
    variables: { keys },
    headers: as,
  });
}

/** Purchases of the account, one per element: how many days ago each was made, all with one status. */
async function bought(
  ages: readonly number[],
  status: 'PENDING' | 'ACTIVE' | 'SPENT' | 'EXPIRED' | 'REFUNDED' | 'CANCELED' = 'ACTIVE',
): Promise<void> {
  for (const age of ages) {
    const id = randomUUID();
    const of = { user_id: userId, product_id: '2', tariff_id: 'atlas-scholar', created_at: daysAgo(age) };
    await db
      .insertInto('orders')
      .values({
        ...of,
        id,
        status: status === 'REFUNDED' ? 'REFUNDED' : 'PAID',
        currency_id: '1',
        default_minor: 100,
        total_minor: 100,
        email: 'ada@example.com',
        language: 'en',
        utm: '{}',
        expires_at: daysAgo(age - 1),
      })
      .execute();
    await db
      .insertInto('purchases')
      .values({ ...of, id, order_id: id, status, starts_at: status === 'PENDING' ? daysAgo(age - 14) : null })
      .execute();
  }
}

const subscribed = (
  from: Date,
  to: Date | null,
  facts: { status?: 'INCOMPLETE' | 'CANCELED' | 'ACTIVE'; order_id?: string } = {},
) =>
  db
    .insertInto('subscriptions')
    .values({
      id: randomUUID(),
      user_id: userId,
      plan_id: 'year',
      status: 'CANCELED',
      currency_id: '1',
      price_minor: 100,
      active_end_date: to,
      is_trial: false,
      start_from_trial: false,
      max_activated: 0,
      activations_left: 0,
      renew: false,
      created_at: from,
      ...facts,
    })
    .execute();

const change = (values: Updateable<Database['users']>) =>
  db.updateTable('users').set(values).where('id', '=', userId).execute();

const dreamt = (facts: {
  created_at: Date;
  status?: 'OPEN' | 'FULFILLED';
  fulfilled_at?: Date;
  hidden_at?: Date;
}) =>
  db
    .insertInto('dreams')
    .values({
      id: randomUUID(),
      user_id: userId,
      client_key: randomUUID(),
      title: 'A dream',
      status: 'OPEN',
      is_public: true,
      ...facts,
    })
    .execute();

const view = (slug: string, as: Record<string, string> = headers) =>
  ask(app, 'mutation ($slug: String!) { researchViewed(slug: $slug) }', {
    variables: { slug },
    headers: as,
  });

const slugs = async () =>
  (
    await db
      .selectFrom('researches')
      .select('slug')
      .where('status', '=', 'PUBLISHED')
      .orderBy('slug')
      .execute()
  ).map(({ slug }) => slug);

describe('a new account', () => {
  it('sees every achievement in order, all locked except the one for its verified address', async () => {
    const { emailProven, ...others } = await shown();
    const now = time.now().toISOString();
    expect(emailProven).toMatchObject({ state: 'EARNED', progress: 1, earnedAt: now, isNew: true });
    for (const one of Object.values(others))
      expect(one).toMatchObject({ state: 'LOCKED', progress: 0, earnedAt: null, isNew: false });
    expect(Object.keys(await shown())).toEqual(achievementKeys);
  });

  it('has earned none if it is from before addresses were verified first', async () => {
    await change({ email_verified_at: null });
    for (const one of Object.values(await shown()))
      expect(one).toMatchObject({ state: 'LOCKED', progress: 0, earnedAt: null, isNew: false });
  });
});

describe('a visitor who is not signed in', () => {
  it('gets nothing', async () => {
    expect((await ask(app, query)).codes).toEqual(['UNAUTHENTICATED']);
    expect((await seen(['month1'], {})).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('earns nothing as a guest', async () => {
    const token = newToken();
    await createGuest(db, time.now(), {
      currencyId: '1',
      lang: 'en',
      utm: {},
      email: 'guest@example.com',
      token,
      userAgent: undefined,
    });
    const as = bearer(token);
    expect((await ask(app, query, { headers: as })).codes).toEqual(['FORBIDDEN']);
    const [slug = ''] = await slugs();
    await view(slug, as);
    expect(
      await db.selectFrom('research_reads').select('user_id').where('user_id', '!=', 'demo').execute(),
    ).toEqual([]);
  });
});

describe('achievements for months of membership', () => {
  it('are earned on the very day each number of months is full', async () => {
    await change({ created_at: new Date('2026-05-31T10:00:00.000Z') });
    const { month1, months6, months12 } = await shown();
    // The clock of the tests is set to 21 November 2026; June has no 31st day.
    expect(month1).toMatchObject({ state: 'EARNED', earnedAt: '2026-06-30T10:00:00.000Z', isNew: true });
    expect(months6).toMatchObject({ state: 'IN_PROGRESS', progress: 5, goal: 6 });
    expect(months12).toMatchObject({ state: 'IN_PROGRESS', progress: 5, goal: 12 });
  });

  it('count months that end on the last day of a short month', () => {
    expect(monthsAfter(new Date('2024-01-31T05:00:00Z'), 1)).toEqual(new Date('2024-02-29T05:00:00Z'));
    expect(monthsAfter(new Date('2023-11-30T05:00:00Z'), 3)).toEqual(new Date('2024-02-29T05:00:00Z'));
    expect(monthsAfter(new Date('2023-11-15T05:00:00Z'), 14)).toEqual(new Date('2025-01-15T05:00:00Z'));
  });
});

describe('achievements for purchases', () => {
  it('are earned by number, on the day of the purchase that completed it', async () => {
    await bought([30, 10, 20, 40, 50]);
    const { firstPurchase, purchases5, purchases20 } = await shown();
    expect(firstPurchase).toMatchObject({ state: 'EARNED', earnedAt: daysAgo(50).toISOString() });
    expect(purchases5).toMatchObject({ progress: 5, goal: 5, earnedAt: daysAgo(10).toISOString() });
    expect(purchases20).toMatchObject({ state: 'IN_PROGRESS', progress: 5, goal: 20 });
  });

  it('count expired purchases, but not waiting or refunded ones', async () => {
    await bought([9, 8], 'EXPIRED');
    await bought([7], 'SPENT');
    await bought([6, 5], 'REFUNDED');
    await bought([4], 'PENDING');
    await bought([3], 'CANCELED');
    expect((await shown()).purchases5).toMatchObject({ state: 'IN_PROGRESS', progress: 3 });
  });

  it('are not taken away by a refund, and refunded purchases bring no further ones', async () => {
    await bought([5, 4, 3, 2, 1]);
    const before = await shown();
    await db.updateTable('purchases').set({ status: 'REFUNDED' }).where('user_id', '=', userId).execute();
    const { firstPurchase, purchases5, purchases20 } = await shown();
    expect([firstPurchase, purchases5]).toEqual([before.firstPurchase, before.purchases5]);
    expect(purchases20).toMatchObject({ state: 'LOCKED', progress: 0 });
  });

  it('do not count other people’s purchases', async () => {
    await bought([3]);
    const other = await account();
    expect((await shown(other.headers)).firstPurchase).toMatchObject({ state: 'LOCKED' });
  });
});

describe('achievements for a subscription', () => {
  it('count from the day it began; a year of it counts once the year is over', async () => {
    await subscribed(daysAgo(400), daysAgo(35));
    const { subscriber, subscribedYear } = await shown();
    expect(subscriber.earnedAt).toBe(daysAgo(400).toISOString());
    expect(subscribedYear.earnedAt).toBe(daysAgo(35).toISOString());
  });

  it('do not count a year that was bought yesterday as a year of subscription', async () => {
    await subscribed(daysAgo(1), daysAgo(-364), { status: 'ACTIVE' });
    const { subscriber, subscribedYear } = await shown();
    expect(subscriber.state).toBe('EARNED');
    expect(subscribedYear).toMatchObject({ state: 'LOCKED', progress: 0, goal: 12 });
  });

  it('do not count a subscription that was unpaid or refunded', async () => {
    await bought([100], 'REFUNDED');
    const order = await db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    await subscribed(daysAgo(100), daysAgo(70), { order_id: order.id });
    await subscribed(daysAgo(60), null, { status: 'INCOMPLETE' });
    const { subscriber, subscribedYear } = await shown();
    expect([subscriber.state, subscribedYear.state]).toEqual(['LOCKED', 'LOCKED']);
  });

  it('add up across breaks and count no day twice', () => {
    const now = new Date('2026-01-01T00:00:00Z');
    const at = (days: number) => new Date(now.getTime() - days * day);
    const first = { from: at(500), to: at(400) };
    const within = { from: at(450), to: at(420) };
    const endless = { from: at(30), to: null };
    expect(monthsSubscribed([first, within, endless], now, 12)).toHaveLength(4);
    const full = monthsSubscribed(
      [
        { from: at(800), to: at(700) },
        { from: at(600), to: null },
      ],
      now,
      12,
    );
    expect(full).toHaveLength(12);
    expect(full[11]).toEqual(at(600 - 265));
  });
});

describe('achievements for studies that were read', () => {
  it('count each study once, when the page reports it as shown', async () => {
    const [one = '', two = ''] = await slugs();
    await Promise.all([view(one), view(one), view(one)]);
    expect((await shown()).firstRead).toMatchObject({
      state: 'EARNED',
      earnedAt: time.now().toISOString(),
      isNew: true,
    });
    time.advance({ days: 1 });
    await view(one);
    await view(two);
    expect((await shown()).reads10).toMatchObject({ state: 'IN_PROGRESS', progress: 2 });
  });

  it('count a read even if the same visitor’s view was counted before', async () => {
    const [slug = ''] = await slugs();
    await view(slug, {});
    expect((await view(slug)).body).toEqual({ data: { researchViewed: false } });
    expect((await shown()).firstRead.state).toBe('EARNED');
  });

  it('can reach every published study', async () => {
    const all = await slugs();
    expect(all.length).toBeGreaterThanOrEqual(24);
    for (const slug of all) await view(slug);
    expect((await shown()).reads24).toMatchObject({ state: 'EARNED', progress: 24, goal: 24 });
  });

  it('do not count drafts, archived or unknown studies, or an invalid token', async () => {
    for (const slug of ['drawing-from-memory', 'first-hundred-letters', 'no-such-thing', '../x'])
      await view(slug);
    const [slug = ''] = await slugs();
    await view(slug, bearer('no-such-token'));
    expect((await shown()).firstRead.state).toBe('LOCKED');
  });
});

describe('achievements for the account itself', () => {
  it('complete the profile part by part', async () => {
    await change({ first_name: 'Ada', user_name: 'ada', phone: '+4930123456' });
    expect((await shown()).profileComplete).toMatchObject({ state: 'IN_PROGRESS', progress: 2, goal: 7 });
    const city = await db.selectFrom('cities').selectAll().limit(1).executeTakeFirstOrThrow();
    await change({
      last_name: 'Byron',
      birth_date: '1990-02-28',
      country_id: city.country_id,
      city_id: city.id,
    });
    expect((await shown()).profileComplete.progress).toBe(6);
    await db
      .insertInto('avatars')
      .values({
        id: randomUUID(),
        user_id: userId,
        file_name: 'a.webp',
        width: 512,
        height: 512,
        size: 10,
        created_at: time.now(),
      })
      .execute();
    expect((await shown()).profileComplete).toMatchObject({
      state: 'EARNED',
      progress: 7,
      earnedAt: time.now().toISOString(),
    });
  });

  it('have known dates for the verified address and the second factor', async () => {
    await change({ email_verified_at: daysAgo(9), totp_enabled_at: daysAgo(3) });
    const { emailProven, secondFactor } = await shown();
    expect(emailProven.earnedAt).toBe(daysAgo(9).toISOString());
    expect(secondFactor.earnedAt).toBe(daysAgo(3).toISOString());
    await change({ email_verified_at: null, totp_enabled_at: null });
    const later = await shown();
    expect([later.emailProven, later.secondFactor]).toEqual([emailProven, secondFactor]);
  });
});

describe('achievements for dreams', () => {
  it('count dreams when they are made and again when they come true', async () => {
    await dreamt({ created_at: daysAgo(20) });
    await dreamt({ created_at: daysAgo(30), status: 'FULFILLED', fulfilled_at: daysAgo(2) });
    await dreamt({ created_at: daysAgo(25), status: 'FULFILLED', fulfilled_at: daysAgo(5) });
    const { firstDream, dreamFulfilled, dreams3 } = await shown();
    expect(firstDream.earnedAt).toBe(daysAgo(30).toISOString());
    expect(dreamFulfilled.earnedAt).toBe(daysAgo(5).toISOString());
    expect(dreams3).toMatchObject({ state: 'IN_PROGRESS', progress: 2, goal: 3 });
  });

  it('do not count dreams that were taken off the list', async () => {
    await dreamt({ created_at: daysAgo(2), hidden_at: daysAgo(1) });
    expect((await shown()).firstDream.state).toBe('LOCKED');
  });
});

describe('an earned achievement', () => {
  it('is recorded once, even for concurrent requests', async () => {
    await bought([3]);
    const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
    await Promise.all([1, 2, 3].map(() => achievementsOf(db, user, time.now())));
    const rows = await db
      .selectFrom('achievements_earned')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('earned_at')
      .execute();
    expect(rows).toEqual([
      { user_id: userId, key: 'firstPurchase', earned_at: daysAgo(3), seen_at: null },
      { user_id: userId, key: 'emailProven', earned_at: user.email_verified_at, seen_at: null },
    ]);
  });

  it('is new until it was shown, and never again', async () => {
    await bought([3]);
    expect((await shown()).firstPurchase.isNew).toBe(true);
    expect((await seen(['firstPurchase'])).body).toEqual({ data: { achievementsSeen: true } });
    expect((await shown()).firstPurchase).toMatchObject({ state: 'EARNED', isNew: false });
    const seenAt = () =>
      db.selectFrom('achievements_earned').select('seen_at').where('user_id', '=', userId).execute();
    const first = await seenAt();
    time.advance({ hours: 1 });
    await seen(['firstPurchase']);
    expect(await seenAt()).toEqual(first);
  });

  it('cannot be marked as shown by anyone else', async () => {
    await bought([3]);
    await shown();
    const other = await account();
    await seen(['firstPurchase'], other.headers);
    expect((await shown()).firstPurchase.isNew).toBe(true);
  });

  it('cannot be obtained by marking it as shown', async () => {
    await seen(['months36', 'no such thing', 'firstPurchase']);
    expect(await earned()).toEqual(['emailProven']);
    expect((await shown()).emailProven.isNew).toBe(true);
  });

  it.each([
    ['too many', Array.from({ length: 101 }, () => 'month1')],
    ['too long', ['x'.repeat(65)]],
  ])('is not marked by keys that are %s', async (_what, keys) => {
    expect((await seen(keys)).codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('the demo account', () => {
  it('has earned some achievements, has others in progress, and some still locked', async () => {
    const response = await logIn(app, {
      login: 'demo@orrery.example',
      password: 'orrery-demo-1',
      remember: true,
    });
    const { token } = response.json<{ data: { token: string } }>().data;
    const list = Object.values(await shown(bearer(token)));
    const states = Object.groupBy(list, ({ state }) => state);
    expect(states.EARNED?.length).toBeGreaterThanOrEqual(8);
    expect(states.IN_PROGRESS?.length).toBeGreaterThanOrEqual(4);
    expect(states.LOCKED?.length).toBeGreaterThanOrEqual(2);
  });
});

describe('the queries of the profile’s front page', () => {
  const operations = path.resolve(import.meta.dirname, '../../../src/data/operations');
  const documents = Object.fromEntries(
    ['account', 'achievements'].map((name) => [
      name,
      [
        readFileSync(path.join(operations, `${name}.graphql`), 'utf8').split(
          /^(?:mutation|query Waiting)/m,
        )[0] ?? '',
        ...(name === 'account' ? ['nextCharge', 'openDifference'] : []).map((fragment) =>
          readFileSync(path.join(operations, `fragments/${fragment}.graphql`), 'utf8'),
        ),
      ].join('\n'),
    ]),
  );

  it('take as many database queries for an account with everything as for one with little', async () => {
    const counted = countedDatabase(services.db);
    const counting = await testApp({ ...services, db: counted.db });
    const queriesOf = (source: string) =>
      counted.queriesOf(async () => {
        expect((await ask(counting, source, { headers })).codes).toEqual([]);
      });
    const costs = async () => [
      await queriesOf(documents['account'] ?? ''),
      await queriesOf(documents['achievements'] ?? ''),
      await queriesOf(`{ a: achievements { key } b: achievements { key earnedAt } }`),
    ];
    await subscribed(daysAgo(9), null, { status: 'ACTIVE' });
    await shown();
    // By now the shared currencies have been read.
    await costs();
    const little = await costs();
    await bought(Array.from({ length: 25 }, (_, index) => index + 1));
    for (const slug of await slugs()) await view(slug);
    for (let index = 0; index < 5; index++)
      await dreamt({ created_at: daysAgo(9), status: 'FULFILLED', fulfilled_at: daysAgo(index) });
    await shown();
    expect(await costs()).toEqual(little);
    expect(Math.max(...little)).toBeLessThanOrEqual(16);
    await counting.close();
  });
});
