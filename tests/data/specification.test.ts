import { expect, it, vi } from 'vitest';
import { RequestError } from '@/data/requestError';
import { provide } from '@/data/specification/provide';
import type { execute, Operation } from '@/data/transport';

const named = (name: string): Operation => ({ name, id: 'sha256:ours', text: undefined });

const answering = (data: unknown) => vi.fn<typeof execute>().mockResolvedValue({ data });

it('a query is sent as text, with what the specification knows of its variables, and its answer is completed', async () => {
  const exchange = answering({ orderCheck: { default: '12.00', difference: '0.00', total: null } });
  const input = { productId: '1', tariffId: '2', quoteId: '3' };
  const { data } = await provide(named('OrderCheck'), { lang: 'en', variables: { input, x: 1 } }, exchange);
  const [operation, options] = exchange.mock.calls[0] ?? [];
  expect(operation?.id).toBeUndefined();
  expect(operation?.text?.replace(/\s+/g, ' ')).toBe(
    'query OrderCheck($input: OrderInput!) { orderCheck(input: $input) { default difference total } }',
  );
  expect(options?.variables).toEqual({ input: { productId: '1', tariffId: '2' } });
  expect(data).toMatchObject({
    orderCheck: { default: '12.00', difference: '0.00', total: '', quoteId: '', change: null, owned: null },
  });
});

it('a query that is ours alone is answered with nothing, without a request', async () => {
  const exchange = answering({});
  const { data } = await provide(named('People'), { lang: 'en' }, exchange);
  expect(data).toEqual({ __typename: 'Query', people: [] });
  expect(exchange).not.toHaveBeenCalled();
});

it('a study is found in the list', async () => {
  const exchange = answering({
    researches: { Researches: [{ slug: 'tides' }, { slug: 'dusk', title: 'Dusk' }] },
  });
  const find = (slug: string) =>
    provide(named('ResearchBySlug'), { lang: 'en', variables: { slug } }, exchange);
  expect((await find('dusk')).data).toMatchObject({ research: { slug: 'dusk', title: 'Dusk', Authors: [] } });
  expect((await find('dawn')).data).toMatchObject({ research: null });
});

it('a mutation is refused before anything is sent', async () => {
  const exchange = answering({});
  const refusal = await provide(named('Register'), { lang: 'en' }, exchange).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RequestError);
  expect(refusal).toMatchObject({ code: 'NOT_OFFERED' });
  expect(exchange).not.toHaveBeenCalled();
});

const usd = { id: '1', code: 'USD' };

it('the wallet has the balance of the profile', async () => {
  const exchange = answering({ me: { id: 'u1', balance: '10.00', Currency: usd } });
  const { data } = await provide(named('Wallet'), { lang: 'en' }, exchange);
  expect(exchange.mock.calls[0]?.[0].text).toContain('query Profile');
  expect(data).toMatchObject({
    wallet: { Balances: [{ amount: '10.00', Currency: usd }], Months: [], Due: null },
  });
});

it('the charge that is due in the wallet is the renewal of the subscription', async () => {
  const Plan = { id: 'p1', title: 'Month' };
  const Subscription = { renew: true, activeEndDate: '2027-01-01T00:00:00.000Z', price: '12.00', Plan };
  const exchange = answering({ me: { id: 'u1', balance: '10.00', Currency: usd, Subscription } });
  const { data } = await provide(named('Wallet'), { lang: 'en' }, exchange);
  expect(data).toMatchObject({ wallet: { Due: { amount: '12.00', Plan: { title: 'Month' } } } });
});

it('a payment is in the currency it was made in', async () => {
  const transactions = { Transactions: [{ id: 'x1', amount: '12.00', actualCurrency: usd }], Pagination: {} };
  const { data } = await provide(named('Transactions'), { lang: 'en' }, answering({ transactions }));
  expect(data).toMatchObject({ transactions: { Transactions: [{ purpose: 'ORDER', Currency: usd }] } });
});

it.each([
  [true, { date: '2027-01-01', amount: '12.00', Plan: { title: 'Month' } }],
  [false, null],
])('a subscription whose renew is %s has a next charge accordingly', async (renew, NextCharge) => {
  const Plan = { id: 'month', title: 'Month' };
  const Subscription = { id: 's1', price: '12.00', activeEndDate: '2027-01-01', renew, Plan };
  const { data } = await provide(named('Profile'), { lang: 'en' }, answering({ me: { Subscription } }));
  expect(data).toMatchObject({ me: { Subscription: { NextCharge } } });
});

it('a price is in the currency that was asked for', async () => {
  await provide(named('Currencies'), { lang: 'en' }, answering({ directories: { Currencies: [usd] } }));
  const variables = { input: { productId: '1', currencyId: '1' } };
  const { data } = await provide(
    named('OrderCheck'),
    { lang: 'en', variables },
    answering({ orderCheck: {} }),
  );
  expect(data).toMatchObject({ orderCheck: { Currency: usd } });
});
