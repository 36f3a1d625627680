import { mutate } from '@/data/account/operations';
import type { Outcome } from '@/data/requestError';
import { isUnconfirmed } from '@/data/account/withIdempotencyKey';
import { BalanceTopUpDocument, type BalanceTopUpMutation } from '@/data/generated/payments';
import { beginRequest, endRequest, followRequest, pendingFor } from '@/lib/pendingRequest';
import type { Lang } from '@/shared/languages';
import { isDecided } from '@/features/wallet/topUpState';

/** Amount, currency and payment method of a top-up. */
export type TopUpRequest = {
  /** Major units as a decimal: `"25.5"`. */
  readonly amount: string;
  readonly currencyId: string;
  readonly paymentMethodId: string;
};

/** Storage name for this tab's top-up request. */
export const topUpPurpose = 'wallet.topUp';

async function sendUnderKey(
  lang: Lang,
  wish: TopUpRequest,
  idempotencyKey: string,
): Promise<Outcome<BalanceTopUpMutation>> {
  const answer = await mutate(BalanceTopUpDocument, {
    lang,
    variables: {
      input: { ...wish, language: lang, idempotencyKey },
    },
  });
  if ('data' in answer) followRequest(topUpPurpose, answer.data.balanceTopUp.Transaction.id);
  // It may still have arrived: only a refusal ends the key.
  else if (!isUnconfirmed(answer.failure)) endRequest(topUpPurpose);
  return answer;
}

/**
 * Tops up the wallet. Idempotent: repeating a request results in one top-up until its outcome is known. After that, or
 * if the key belongs to something else, it starts a new one. Never rejects.
 */
export async function sendTopUp(lang: Lang, wish: TopUpRequest): Promise<Outcome<BalanceTopUpMutation>> {
  const before = pendingFor(topUpPurpose)?.key;
  const { key } = beginRequest(topUpPurpose, wish);
  const first = await sendUnderKey(lang, wish, key);
  // With a new key, the response is about this request, so don't send it again.
  if (key !== before) return first;
  const isOver =
    'data' in first ? isDecided(first.data.balanceTopUp.Transaction) : first.failure.code === 'CONFLICT';
  if (!isOver) return first;
  endRequest(topUpPurpose);
  return sendUnderKey(lang, wish, beginRequest(topUpPurpose, wish).key);
}
