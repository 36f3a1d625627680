import { expect, type APIRequestContext } from '@playwright/test';
import { ask, type Account } from './people.ts';

/** Puts money into an account's wallet, in the account's own currency. */
export async function fillWallet(
  request: APIRequestContext,
  { token }: Account,
  amount: string,
): Promise<void> {
  const { me } = await ask<{ me: { Currency: { id: string } } }>(
    request,
    '{ me { Currency { id } } }',
    {},
    token,
  );
  const { balanceTopUp } = await ask<{ balanceTopUp: { redirectUrl: string } }>(
    request,
    'mutation ($input: TopUpInput!) { balanceTopUp(input: $input) { redirectUrl } }',
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        amount,
        currencyId: me.Currency.id,
        paymentMethodId: 'sandbox',
        language: 'en',
      },
    },
    token,
  );
  await request.post(balanceTopUp.redirectUrl, { form: { choice: 'pay' }, maxRedirects: 0 });
  await expect
    .poll(async () => {
      const answer = await ask<{ me: { balance: string } }>(request, '{ me { balance } }', {}, token);
      return Number(answer.me.balance);
    })
    .toBeGreaterThanOrEqual(Number(amount));
}
