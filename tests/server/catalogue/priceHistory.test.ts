import { expect, it } from 'vitest';
import { currentCatalogue } from '../../../server/catalogue/currentCatalogue.ts';
import { lowestBefore } from '../../../server/catalogue/priceHistory.ts';
import { adminOf } from '../support/adminSupport.ts';
import { ask } from '../support/catalogueSupport.ts';
import { eur } from '../support/demoProducts.ts';
import { testServices } from '../support/harness.ts';

const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count));
const at = (days: number, list: number | null, sale: number | null = null, until: number | null = null) => ({
  default_minor: list,
  sale_minor: sale,
  sale_until: until === null ? null : day(until),
  changed_at: day(days),
});

it.each([
  ['nothing was charged before', [at(0, 1000, 800)], undefined],
  ['one price was charged before', [at(0, 1000), at(60, 1000, 800)], 1000],
  ['it was raised just before', [at(0, 900), at(58, 1200), at(60, 1200, 800)], 900],
  ['it was cheaper longer ago', [at(0, 500), at(20, 1000), at(60, 1000, 800)], 1000],
  ['an earlier sale ended within the 30 days', [at(0, 1000, 700, 40), at(60, 1000, 800)], 700],
  ['an earlier sale ended before them', [at(0, 1000, 700, 20), at(60, 1000, 800)], 1000],
  ['the same sale was entered twice', [at(0, 1000), at(60, 1000, 800), at(70, 1100, 800)], 1000],
  ['the price itself was lowered', [at(0, 1000), at(60, 800)], 1000],
  ['it was not sold in between', [at(0, 1000), at(55, null), at(60, 1000, 800)], 1000],
  ['it was not sold for long', [at(0, 600), at(10, null), at(60, 1000, 800)], undefined],
  ['the reduction is yet to come', [at(0, 600), at(200, 600, 500)], undefined],
])('the lowest price of the 30 days before a reduction if %s', (_, history, lowest) => {
  expect(lowestBefore(history, day(100))).toBe(lowest);
});

const services = await testServices();
const { db } = services;
const { run } = adminOf(services);

it('the database writes down every change of what is charged', async () => {
  const set = (...more: string[]) => run('price', 'set', 'atlas-scholar', 'eur', ...more);
  const noted = () =>
    db
      .selectFrom('price_history')
      .select(['default_minor', 'sale_minor'])
      .where('tariff_id', '=', 'atlas-scholar')
      .where('currency_id', '=', eur)
      .orderBy('id')
      .execute();
  const before = await noted();
  await set('60', '--sale', 'none');
  await set('60', '--member', '40');
  await set('60', '--sale', '50', '--old', '99');
  await db
    .deleteFrom('prices')
    .where('tariff_id', '=', 'atlas-scholar')
    .where('currency_id', '=', eur)
    .execute();
  expect((await noted()).slice(before.length)).toEqual([
    { default_minor: 6_000, sale_minor: null },
    { default_minor: 6_000, sale_minor: 5_000 },
    { default_minor: null, sale_minor: null },
  ]);
});

it('a struck-out price is never above what was charged before the reduction', async () => {
  const set = (...more: string[]) => run('price', 'set', 'atlas-scholar', 'usd', ...more);
  const struckOut = async () => {
    // The database notes its own time.
    const catalogue = await currentCatalogue(db, new Date(Date.now() + 60_000));
    const scholar = catalogue.product('2').tariffs.find(({ id }) => id === 'atlas-scholar');
    return scholar?.prices.find(({ currency }) => currency.code === 'USD')?.old;
  };
  await set('60', '--sale', 'none', '--old', 'none', '--member', 'none');
  await set('70', '--sale', '20', '--old', '99');
  const before = await struckOut();
  expect(before).toBeLessThanOrEqual(6_000);
  expect(before).toBeGreaterThan(2_000);
  // Shown where the law of the country that the language names asks for it, or may.
  services.time.advance({ seconds: (Date.now() - services.clock().getTime()) / 1000 + 60 });
  const shownIn = async (lang: 'de' | 'en' | 'kz') => {
    const source = '{ productById(id: "2") { Tariffs { id Prices { lowest Currency { code } } } } }';
    const { data } = await ask(services, source, { lang });
    return /"lowest":"[\d.]+","Currency":\{"code":"USD"\}/.test(JSON.stringify(data));
  };
  expect([await shownIn('de'), await shownIn('en'), await shownIn('kz')]).toEqual([true, true, false]);
  await set('70', '--sale', '65');
  expect(await struckOut()).toBe(null);
});
