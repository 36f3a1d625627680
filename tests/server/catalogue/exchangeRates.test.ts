import { expect, it } from 'vitest';
import { ask } from '../support/catalogueSupport.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();
const { db } = services;

const query =
  '{ exchangeRates { base { code } Rates { Currency { code name } decimals rate source takenAt } } }';

it('every currency in the directory has a rate, in menu order', async () => {
  const { data, errors, queries } = await ask(services, query, { lang: 'de' });
  expect(errors).toEqual([]);
  expect(queries).toBe(1);
  const { Currencies } = (
    (await ask(services, '{ directories { Currencies { code } } }')).data as {
      directories: { Currencies: { code: string }[] };
    }
  ).directories; // what the query above asks for
  expect(data).toMatchObject({
    exchangeRates: {
      base: { code: 'USD' },
      Rates: Currencies.map(({ code }) => ({ Currency: { code } })),
    },
  });
  expect(data).toHaveProperty('exchangeRates.Rates.0', {
    Currency: { code: 'USD', name: 'US-Dollar' },
    decimals: 2,
    rate: '1',
    source: 'Demo rates, 2 November 2026',
    takenAt: '2026-11-02T12:00:00.000Z',
  });
});

it('a rate keeps exactly its decimals, and the currency keeps its own', async () => {
  const { data } = await ask(services, query);
  expect(data).toHaveProperty(
    'exchangeRates.Rates.6',
    expect.objectContaining({ decimals: 2, rate: '3.6725' }),
  );
  expect(data).toHaveProperty(
    'exchangeRates.Rates.7',
    expect.objectContaining({ decimals: 0, rate: '42000' }),
  );
  expect(data).toHaveProperty(
    'exchangeRates.Rates.10',
    expect.objectContaining({ decimals: 3, rate: '0.3071' }),
  );
});

it('a rate of zero or less is rejected', async () => {
  for (const rate of ['0', '-1'])
    await expect(
      db.updateTable('exchange_rates').set({ rate }).where('currency_id', '=', '2').execute(),
    ).rejects.toThrow('exchange_rates_rate_check');
});

it('a currency without a rate is omitted, and without any rates the list is empty', async () => {
  await db.deleteFrom('exchange_rates').where('currency_id', '=', '2').execute();
  expect((await ask(services, query)).data).toHaveProperty('exchangeRates.Rates.length', 11);
  await db.deleteFrom('exchange_rates').execute();
  expect(await ask(services, query)).toMatchObject({
    data: { exchangeRates: { base: { code: 'USD' }, Rates: [] } },
    errors: [],
  });
});
