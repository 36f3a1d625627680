import type { APIRequestContext } from '@playwright/test';
import { order, putIn } from './orders.ts';
import { ask, type Account } from './people.ts';

/** Starts the trial of the demo's year. */
export const startTrial = async (request: APIRequestContext, { token }: Account): Promise<void> => {
  await order(request, { productId: '11', bearer: token, method: 'balance', trial: true });
};

/** Buys a present; gives the path of its link. */
export async function buyPresent(request: APIRequestContext, account: Account): Promise<string> {
  await putIn(request, account, '12');
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
  return new URL(presents.Presents[0]?.link ?? '').pathname;
}
