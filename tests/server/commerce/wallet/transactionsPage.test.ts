import { expect, it } from 'vitest';
import { fillTransactions } from '../../../../bench/support/fillTransactions.ts';
import { documents } from '../../../../server/graphql/generated/documents.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import { ask, bearer } from '../../support/calls.ts';
import { newAccount } from '../../support/checkoutSupport.ts';
import { countedDatabase } from '../../support/countedDatabase.ts';
import { testApp, testServices } from '../../support/harness.ts';

const services = await testServices();
const counted = countedDatabase(services.db);
const app = await testApp({ ...services, db: counted.db });
const { user } = await newAccount(services);
const userId = user?.id ?? '';
const { token } = await issueSession(services.db, services.clock(), { userId, lifetime: 'short' });
await fillTransactions(services.db, userId, 40);
const query = Object.values(documents).find((text) => /query Transactions\b/.test(text)) ?? '';

const page = (variables: object) => ask(app, query, { variables, headers: bearer(token) });

it.each([
  ['a page', { offset: 0, limit: 20 }, 20],
  ['one row', { offset: 0, limit: 1 }, 1],
  ['a page of the expired ones', { offset: 5, limit: 20, filter: { status: ['EXPIRED'] } }, 20],
] as const)(
  '%s of payments takes one query besides the session and the catalog version',
  async (_, variables, rows) => {
    await page(variables);
    let answer: Awaited<ReturnType<typeof page>> | undefined;
    const queries = await counted.queriesOf(async () => {
      answer = await page(variables);
    });
    expect(queries).toBe(3);
    expect(answer?.body).toMatchObject({ data: { transactions: { Pagination: { total: 40 } } } });
    expect(answer?.body).toHaveProperty('data.transactions.Transactions.length', rows);
    const first = 'data.transactions.Transactions.0';
    expect(answer?.body).toHaveProperty(`${first}.Order.status`, 'EXPIRED');
    expect(answer?.body).toHaveProperty(`${first}.Order.Products.0.title`, expect.any(String));
    expect(answer?.body).toHaveProperty(`${first}.Order.Tariff.name`, expect.any(String));
    expect(answer?.body).toHaveProperty(`${first}.Currency.code`, 'USD');
    expect(answer?.body).toHaveProperty(`${first}.PaymentMethod.displayName`, expect.any(String));
  },
);

it('a page past the end is empty but has the total', async () => {
  const { body } = await page({ offset: 1_000, limit: 20 });
  expect(body).toMatchObject({ data: { transactions: { Transactions: [], Pagination: { total: 40 } } } });
});
