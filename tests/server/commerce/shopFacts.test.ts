import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { grant } from '../../../server/commerce/grants/grants.ts';
import { ask } from '../support/calls.ts';
import { newAccount } from '../support/checkoutSupport.ts';
import { testApp, testServices } from '../support/harness.ts';

const services = await testServices();
const { db, clock } = services;
const app = await testApp(services);

const question = '{ shop { titles activatable studies members countries Rating { average count } } }';

/** What the shop says a minute later. */
async function shop(): Promise<{ Rating: unknown }> {
  vi.advanceTimersByTime(60_001);
  const { body } = await ask(app, question);
  const { shop: facts } = body.data as { shop: { Rating: unknown } };
  return facts;
}

// Once: another fake clock would begin before the last counts.
beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterAll(() => void vi.useRealTimers());

/** Members with a country each, of the first three. */
async function addMembers(count: number, ends: Date | null = null): Promise<string[]> {
  const countries = await db.selectFrom('countries').select('id').limit(3).execute();
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { user } = await newAccount(services);
    ids.push(user.id);
    await db
      .updateTable('users')
      .set({ country_id: countries[index % 3]?.id ?? null })
      .where('id', '=', user.id)
      .execute();
    await grant(db, clock(), {
      order_id: null,
      user_id: user.id,
      kind: 'PLAN',
      subject: '1',
      tariff: null,
      starts_at: clock(),
      ends_at: ends,
      source: 'GOODWILL',
      currency_id: null,
      payer_id: null,
      follows: null,
    });
  }
  return ids;
}

it('the shop counts what is on sale, and each of its figures follows the data', async () => {
  const before = await shop();
  expect(before).toEqual({
    titles: 8,
    activatable: 3,
    studies: 24,
    members: null,
    countries: null,
    Rating: expect.anything(),
  });

  await db.updateTable('products').set({ active: false }).where('id', '=', '4').execute();
  await db
    .updateTable('researches')
    .set({ status: 'ARCHIVED' })
    .where('id', 'in', (eb) =>
      eb.selectFrom('researches').select('id').where('status', '=', 'PUBLISHED').orderBy('id').limit(1),
    )
    .execute();
  expect(await shop()).toMatchObject({ titles: 7, activatable: 2, studies: 23 });

  await db
    .updateTable('rating_totals')
    .set({ stars: [0, 0, 0, 0, 0] })
    .execute();
  expect((await shop()).Rating).toBeNull();
  await db
    .updateTable('rating_totals')
    .set({ stars: [1, 0, 0, 0, 2] })
    .where('product_id', '=', '2')
    .execute();
  expect((await shop()).Rating).toEqual({ average: 3.7, count: 3 });
});

it('members are named only if there are a hundred with a plan now, blocked and former ones left out', async () => {
  await db
    .updateTable('grants')
    .set({ revoked_at: clock(), revoked_because: 'ENDED' })
    .where('kind', '=', 'PLAN')
    .execute();
  const ids = await addMembers(99);
  await addMembers(3, new Date(clock().getTime() + 1));
  services.time.advance({ seconds: 2 });
  expect(await shop()).toMatchObject({ members: null, countries: null });
  await addMembers(1);
  expect(await shop()).toMatchObject({ members: 100 });
  await db
    .updateTable('users')
    .set({ blocked_at: clock() })
    .where('id', '=', ids[0] ?? '')
    .execute();
  expect(await shop()).toMatchObject({ members: null, countries: null });
});

interface Reviewed {
  Review: { text: string; language: string };
  Product: { id: string };
}

/** The reviews in a language, a minute later. */
async function reviewsIn(language: string): Promise<Reviewed[]> {
  vi.advanceTimersByTime(60_001);
  const { body } = await ask(app, '{ shop { Reviews { Review { text language } Product { id } } } }', {
    headers: { 'accept-language': language },
  });
  const { shop: facts } = body.data as { shop: { Reviews: Reviewed[] } };
  return facts.Reviews;
}

it('the reviews are the newest of different titles on sale, those in the reader’s language first', async () => {
  const seen = await reviewsIn('de');
  expect(seen).toHaveLength(3);
  expect(new Set(seen.map(({ Product }) => Product.id)).size).toBe(3);
  expect(seen[0]).toMatchObject({ Review: { language: 'de' }, Product: { id: '2' } });

  await db.updateTable('ratings').set({ hidden_at: clock() }).where('lang', '=', 'de').execute();
  expect((await reviewsIn('de')).map(({ Review }) => Review.language)).not.toContain('de');
  expect((await reviewsIn('en'))[0]).toMatchObject({ Review: { language: 'en' } });

  await db.updateTable('products').set({ active: false }).where('id', '=', '2').execute();
  expect((await reviewsIn('en')).map(({ Product }) => Product.id)).not.toContain('2');
  await db.updateTable('ratings').set({ body: null }).execute();
  expect(await reviewsIn('en')).toEqual([]);
});
