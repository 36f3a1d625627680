import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, print, separateOperations } from 'graphql';
import { root } from '../run.ts';
import { walletCurrency, type WalletBuyer } from './database.ts';
import type { Load } from './load.ts';
import { Shop } from './shop.ts';

/** An operation as the application sends it. */
async function operation(file: string, name: string): Promise<string> {
  const source = await readFile(path.join(root, 'src/graphql/operations', `${file}.graphql`), 'utf8');
  const found = separateOperations(parse(source))[name];
  if (!found) throw new Error(`${file} has no operation ${name}`);
  return print(found);
}

const product = `query ($id: String!) {
  productById(id: $id) {
    id title description active imageWeb
    Tariffs { id name priceDifference Prices { default sale old withSale Currency { id code } } }
    Gifts { id title description tariffIds }
  }
}`;

const order = { productId: '1', tariffId: 'letters-digital', currencyId: walletCurrency };

/** One body, however often it is sent. */
const always = (query: string, variables: object = {}): (() => string) => {
  const body = JSON.stringify({ query, variables });
  return () => body;
};

type Measured = 'me' | 'productById' | 'orderCheck' | 'transactions' | 'paymentCreate';

/** What is measured on a server, by the field that is asked for, as one of its buyers. */
export async function measuredOperations(
  origin: string,
  { bearer }: WalletBuyer,
): Promise<Readonly<Record<Measured, Load>>> {
  const [me, transactions, orderCheck, paymentCreate] = await Promise.all([
    operation('public/me', 'Me'),
    operation('payments', 'Transactions'),
    operation('checkout', 'OrderCheck'),
    operation('checkout', 'PaymentCreate'),
  ]);
  const headers = { authorization: `Bearer ${bearer}` };
  const quoteId = await new Shop(origin).quote(order, bearer);
  const payment = () => ({
    idempotencyKey: randomUUID(),
    quoteId,
    order,
    paymentMethodId: 'balance',
    email: 'bench@example.com',
    language: 'en',
    acceptsTerms: true,
  });
  return {
    me: { origin, headers, body: always(me) },
    productById: { origin, body: always(product, { id: '1' }) },
    orderCheck: { origin, headers, body: always(orderCheck, { input: order }) },
    transactions: { origin, headers, body: always(transactions, { offset: 0, limit: 20 }) },
    paymentCreate: {
      origin,
      headers,
      body: () => JSON.stringify({ query: paymentCreate, variables: { input: payment() } }),
    },
  };
}
