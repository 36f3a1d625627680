import { applicationDocumentId, benchDocumentId } from '../support/documents.ts';
import { walletCurrency, type WalletBuyer } from '../support/database.ts';
import type { Load } from './load.ts';
import { Shop, walletPurchase } from '../payments/shop.ts';

const order = { productId: '3', tariffId: 'reading-solo', currencyId: walletCurrency };

/** An operation by its id, as the application sends it: always the same body. */
const always = (documentId: string | undefined, variables: object = {}): (() => string) => {
  const body = JSON.stringify({ documentId, variables });
  return () => body;
};

type Measured = 'me' | 'productById' | 'orderCheck' | 'transactions' | 'paymentCreate';

/**
 * The operations to measure on a server, by the field they request. Someone other than the reader pays: otherwise the
 * reader's lists would grow by a hundred purchases of one product with every round.
 */
export async function measuredOperations(
  origin: string,
  { bearer }: WalletBuyer,
  payer: WalletBuyer,
): Promise<Readonly<Record<Measured, Load>>> {
  const paymentCreate = applicationDocumentId('PaymentCreate');
  const headers = { authorization: `Bearer ${bearer}` };
  const quoteId = await new Shop(origin).quote(order, payer.bearer);
  const payment = () => walletPurchase(order, quoteId);
  return {
    me: { origin, headers, body: always(applicationDocumentId('Me', 'fetch')) },
    productById: { origin, body: always(benchDocumentId('product'), { id: '1' }) },
    orderCheck: { origin, headers, body: always(applicationDocumentId('OrderCheck'), { input: order }) },
    transactions: {
      origin,
      headers,
      body: always(applicationDocumentId('Transactions'), { offset: 0, limit: 20 }),
    },
    paymentCreate: {
      origin,
      headers: { authorization: `Bearer ${payer.bearer}` },
      body: () => JSON.stringify({ documentId: paymentCreate, variables: { input: payment() } }),
    },
  };
}
