import { expect, it } from 'vitest';
import { ask } from '../support/catalogueSupport.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();
const { db } = services;

it('a product has its current and former price, in its base currency', async () => {
  const { data, errors } = await ask(
    services,
    '{ one: productById(id: "1") { title price oldPrice } four: productById(id: "4") { price oldPrice } }',
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    one: { title: 'Letters from the Observatory', price: '12.00', oldPrice: null },
    four: { price: '11.00', oldPrice: '15.00' },
  });
});

it('tariffs show the difference to the cheapest one at current prices', async () => {
  const { data } = await ask(
    services,
    '{ productById(id: "2") { price Tariffs { id name index priceDifference Prices { Currency { code } default sale old withSale } } } }',
  );
  expect(data).toMatchObject({
    productById: {
      price: '24.00',
      Tariffs: [
        { id: 'atlas-reader', name: 'Reader', index: 1, priceDifference: '0.00' },
        { id: 'atlas-scholar', name: 'Scholar', index: 2, priceDifference: '21.00' },
        { id: 'atlas-patron', name: 'Patron', index: 3, priceDifference: '156.00' },
      ],
    },
  });
  expect(data).toHaveProperty('productById.Tariffs.1.Prices.0', {
    Currency: { code: 'USD' },
    default: '58.00',
    sale: '45.00',
    old: '58.00',
    withSale: true,
  });
});

it('prices have the decimals of their currency, and the base currency comes first', async () => {
  const { data } = await ask(
    services,
    '{ productById(id: "5") { Tariffs { Prices { Currency { code } default } } } }',
  );
  expect(data).toHaveProperty('productById.Tariffs.0.Prices', [
    { Currency: { code: 'EUR' }, default: '35.00' },
    { Currency: { code: 'USD' }, default: '38.00' },
    { Currency: { code: 'RUB' }, default: '3420.00' },
    { Currency: { code: 'KZT' }, default: '19000.00' },
    { Currency: { code: 'UAH' }, default: '1560.00' },
    { Currency: { code: 'ILS' }, default: '141.00' },
    { Currency: { code: 'AED' }, default: '139.00' },
    { Currency: { code: 'IRR' }, default: '22800000' },
    { Currency: { code: 'CNY' }, default: '274.00' },
    { Currency: { code: 'KRW' }, default: '52500' },
  ]);
  const kuwait = await ask(
    services,
    '{ productById(id: "7") { Tariffs { Prices { Currency { code } default } } } }',
  );
  expect(JSON.stringify(kuwait.data)).toContain('{"Currency":{"code":"KWD"},"default":"23.000"}');
});

it('an expired sale leaves neither a reduced nor a struck-out price', async () => {
  const end = new Date(services.clock().getTime() + 45 * 86_400_000);
  await services.db
    .updateTable('prices')
    .set({ sale_until: end })
    .where('tariff_id', '=', 'recordings-complete')
    .execute();
  const later = { clock: () => new Date(services.clock().getTime() + 46 * 86_400_000) };
  const { data } = await ask(
    services,
    '{ productById(id: "4") { price oldPrice Tariffs { Prices { sale old withSale } } } }',
    later,
  );
  expect(data).toMatchObject({ productById: { price: '15.00', oldPrice: null } });
  expect(data).toHaveProperty('productById.Tariffs.0.Prices.0', { sale: null, old: null, withSale: false });
});

it('bonuses are shown with the tariffs they belong to, and only if active', async () => {
  const query = '{ productById(id: "2") { Gifts { id type isReusable active tariffIds } } }';
  const seminar = {
    id: 'atlas-seminar',
    type: 'SERVICE',
    isReusable: false,
    active: true,
    tariffIds: ['atlas-scholar', 'atlas-patron'],
  };
  expect((await ask(services, query)).data).toMatchObject({
    productById: { Gifts: [seminar, { id: 'atlas-map', isReusable: true }, { id: 'atlas-letters' }] },
  });
  await db.updateTable('gifts').set({ active: false }).where('id', '=', 'atlas-map').execute();
  expect((await ask(services, query)).data).toMatchObject({
    productById: { Gifts: [seminar, { id: 'atlas-letters' }] },
  });
});

it('an inactive, unknown or unpriced product is not returned', async () => {
  await db.deleteFrom('prices').where('tariff_id', '=', 'patterns-three').execute();
  await db.deleteFrom('prices').where('tariff_id', '=', 'patterns-all').execute();
  const { data, errors } = await ask(
    services,
    '{ inactive: productById(id: "9") { id } unknown: productById(id: "404") { id } unpriced: productById(id: "8") { id } products { id } }',
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    inactive: null,
    unknown: null,
    unpriced: null,
    products: ['1', '2', '3', '4', '5', '6', '7', '10', '11', '12'].map((id) => ({ id })),
  });
});

it('plans are returned in order, each with the product that sells it', async () => {
  const { data, errors } = await ask(
    services,
    '{ plans { id index duration lifetime trialPeriod duePeriod productId Product { id price Plan { id } } } }',
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    plans: [
      {
        id: 'month',
        index: 1,
        duration: 30,
        lifetime: false,
        trialPeriod: 0,
        duePeriod: 5,
        productId: '10',
        Product: { id: '10', price: '12.00', Plan: { id: 'month' } },
      },
      {
        id: 'year',
        index: 2,
        duration: 365,
        lifetime: false,
        trialPeriod: 14,
        duePeriod: 14,
        productId: '11',
        Product: { id: '11', price: '96.00', Plan: { id: 'year' } },
      },
      {
        id: 'lifetime',
        index: 3,
        duration: null,
        lifetime: true,
        trialPeriod: 0,
        duePeriod: 0,
        productId: '12',
        Product: { id: '12', price: '640.00', Plan: { id: 'lifetime' } },
      },
    ],
  });
});

it('directories are named in the requested language', async () => {
  const query =
    '{ directories { Currencies { code name symbol } Languages { code name nativeName index } } }';
  const { data } = await ask(services, query, { lang: 'de' });
  expect(data).toHaveProperty('directories.Currencies.0', { code: 'USD', name: 'US-Dollar', symbol: '$' });
  expect(data).toHaveProperty('directories.Currencies.length', 12);
  expect(data).toHaveProperty('directories.Languages.0.name', 'Englisch');
  expect(data).toHaveProperty('directories.Languages.5', {
    code: 'kz',
    name: 'Kasachisch',
    nativeName: 'Қазақша',
    index: 6,
  });
  expect(data).toHaveProperty('directories.Languages.length', 13);
});

const titleIn = async (lang: 'it' | 'ko') =>
  (await ask(services, '{ productById(id: "1") { title } }', { lang })).data;

it('texts missing in a language fall back to English', async () => {
  await db
    .updateTable('products')
    .set({ title: JSON.stringify({ en: 'Letters', it: 'Lettere' }) })
    .where('id', '=', '1')
    .execute();
  expect(await titleIn('it')).toEqual({ productById: { title: 'Lettere' } });
  expect(await titleIn('ko')).toEqual({ productById: { title: 'Letters' } });
});

it('the number of SQL queries does not grow with the number of products', async () => {
  const everything = `{ products { title price Plan { Product { id } }
    Tariffs { priceDifference Prices { default Currency { name } } } Gifts { tariffIds } } }`;
  const many = await ask(services, everything);
  expect(many.errors).toEqual([]);
  expect(many.queries).toBe(1);
  await db.updateTable('products').set({ active: false }).where('id', '!=', '2').execute();
  const one = await ask(services, everything);
  expect(one.data).toHaveProperty('products.length', 1);
  expect(one.queries).toBe(1);
});
