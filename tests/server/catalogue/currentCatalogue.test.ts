import { describe, expect, it } from 'vitest';
import { currentCatalogue } from '../../../server/catalogue/currentCatalogue.ts';
import { countedDatabase } from '../support/countedDatabase.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();
const { db, clock } = services;
/** Another copy of the server on the same database. */
const copy = countedDatabase(db);

const priceOf = async (on: typeof db) =>
  (await currentCatalogue(on, clock())).product('1').cheapest?.basePrice.default;

const setPrice = (on: typeof db, amount: number) =>
  on
    .updateTable('prices')
    .set({ default_minor: amount })
    .where('tariff_id', '=', 'letters-digital')
    .execute();

describe('the in-memory catalog', () => {
  it('is read once, and after that only its version', async () => {
    await currentCatalogue(copy.db, clock());
    const first = await currentCatalogue(copy.db, clock());
    let second;
    expect(await copy.queriesOf(async () => (second = await currentCatalogue(copy.db, clock())))).toBe(1);
    expect(second).toBe(first);
  });

  it('checks the version once for all concurrent requests', async () => {
    const many = () => Promise.all(Array.from({ length: 20 }, () => currentCatalogue(copy.db, clock())));
    expect(await copy.queriesOf(many)).toBeLessThanOrEqual(2);
  });

  it('has a new price at once, whether this copy of the server or another one set it', async () => {
    const before = await priceOf(db);
    expect(await priceOf(copy.db)).toBe(before);
    await setPrice(db, 12_345);
    expect(await priceOf(db)).toBe(12_345);
    expect(await priceOf(copy.db)).toBe(12_345);
    await setPrice(copy.db, 23_456);
    expect(await priceOf(db)).toBe(23_456);
  });

  it('has nothing from a rolled-back change', async () => {
    const before = await priceOf(db);
    await db
      .transaction()
      .execute(async (trx) => {
        await setPrice(trx, 1);
        throw new Error('taken back');
      })
      .catch(() => undefined);
    expect(await priceOf(db)).toBe(before);
  });

  it.each([
    ['currencies', 'position'],
    ['languages', 'position'],
    ['exchange_rates', 'source'],
    ['products', 'position'],
    ['plans', 'position'],
    ['tariffs', 'position'],
    ['prices', 'old_minor'],
    ['gifts', 'position'],
    ['gift_tariffs', 'gift_id'],
    ['deliverables', 'position'],
    ['deliverable_files', 'position'],
    ['deliverable_texts', 'title'],
  ] as const)('is reloaded after a change of %s', async (table, column) => {
    const before = await currentCatalogue(db, clock());
    await db
      .updateTable(table)
      .set((eb) => ({ [column]: eb.ref(column) }))
      .execute();
    expect(await currentCatalogue(db, clock())).not.toBe(before);
  });

  it('is not reloaded when users and payments change', async () => {
    const before = await currentCatalogue(db, clock());
    await db.updateTable('users').set({ first_name: 'Ada' }).execute();
    await db.updateTable('promo_codes').set({ active: true }).execute();
    await db.updateTable('researches').set({ views_count: 3 }).execute();
    expect(await currentCatalogue(db, clock())).toBe(before);
  });

  it('ends a sale exactly on time, and gives the reduced price for an instant before', async () => {
    const end = new Date(clock().getTime() + 60_000);
    const sale = { default_minor: 900, sale_minor: 500, sale_until: end };
    await db.updateTable('prices').set(sale).where('tariff_id', '=', 'letters-digital').execute();
    const nowAt = async (instant: Date) =>
      (await currentCatalogue(db, instant)).product('1').tariffs.find(({ id }) => id === 'letters-digital')
        ?.basePrice.now;
    expect(await nowAt(new Date(end.getTime() - 1))).toBe(500);
    expect(await nowAt(end)).toBe(900);
    expect(await nowAt(clock())).toBe(500);
  });

  it('is kept per database', async () => {
    await currentCatalogue(db, clock());
    const other = countedDatabase(db);
    expect(await other.queriesOf(() => currentCatalogue(other.db, clock()))).toBeGreaterThan(5);
  });
});
