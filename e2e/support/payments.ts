import type { APIRequestContext } from '@playwright/test';
import { order, topUpWallet } from './orders.ts';
import { ask, type Account } from './people.ts';

/** Starts the trial of the demo's yearly plan. */
export const startTrial = async (request: APIRequestContext, { token }: Account): Promise<void> => {
  await order(request, { productId: '11', bearer: token, method: 'balance', trial: true });
};

/** Tops up the wallet and buys the demo's monthly plan from it. */
export async function buyMonth(request: APIRequestContext, account: Account): Promise<void> {
  await topUpWallet(request, account, '12');
  await order(request, { productId: '10', bearer: account.token, method: 'balance' });
}

/** Buys a gift; returns the path of its link. */
export async function buyPresent(request: APIRequestContext, account: Account): Promise<string> {
  await topUpWallet(request, account, '12');
  await order(request, {
    productId: '1',
    bearer: account.token,
    method: 'balance',
    present: { recipientName: 'Grace', senderName: 'Ada', message: 'For the long evenings.' },
  });
  const { presents } = await ask<{ presents: { Presents: { link: string }[] } }>(
    request,
    '{ presents { Presents { link } } }',
    {},
    account.token,
  );
  const { pathname, hash } = new URL(presents.Presents[0]?.link ?? '');
  return pathname + hash;
}
