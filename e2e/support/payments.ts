import type { APIRequestContext } from '@playwright/test';
import { fillWallet } from './wallet.ts';
import { ask, type Account } from './people.ts';

/** Pays for a product from an account's wallet, without a browser; `input` is the rest of the contract's PaymentInput. */
async function payFromWallet(
  request: APIRequestContext,
  { login, token }: Account,
  productId: string,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  const order = { productId };
  const { orderCheck } = await ask<{ orderCheck: { quoteId: string } }>(
    request,
    'query ($input: OrderInput!) { orderCheck(input: $input) { quoteId } }',
    { input: order },
    token,
  );
  await ask(
    request,
    'mutation ($input: PaymentInput!) { paymentCreate(input: $input) { Order { id } } }',
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        quoteId: orderCheck.quoteId,
        order,
        paymentMethodId: 'balance',
        email: login,
        language: 'en',
        acceptsTerms: true,
        ...input,
      },
    },
    token,
  );
}

/** Starts the trial of the demo's year. */
export const startTrial = (request: APIRequestContext, account: Account): Promise<void> =>
  payFromWallet(request, account, '11', { trial: true });

/** Buys a present; gives the path of its link. */
export async function buyPresent(request: APIRequestContext, account: Account): Promise<string> {
  await fillWallet(request, account, '12');
  await payFromWallet(request, account, '1', {
    present: { recipientName: 'Grace', senderName: 'Ada', message: 'For the long evenings.' },
  });
  const { presents } = await ask<{ presents: { Presents: { link: string }[] } }>(
    request,
    '{ presents { Presents { link } } }',
    {},
    account.token,
  );
  return new URL(presents.Presents[0]?.link ?? '').pathname;
}
