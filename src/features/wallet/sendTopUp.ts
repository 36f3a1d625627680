import { mutate } from '@/data/account/operations';
import type { Outcome } from '@/data/requestError';
import { isUnconfirmed } from '@/data/account/withIdempotencyKey';
import { BalanceTopUpDocument, type BalanceTopUpMutation } from '@/data/generated/payments';
import { beginRequest, endRequest, followRequest, pendingFor } from '@/lib/pendingRequest';
import type { Lang } from '@/shared/languages';
import { isDecided } from '@/features/wallet/topUpState';

/** How much goes into the wallet, by which way. */
export type TopUpRequest = {
  /** Major units as a decimal: `"25.5"`. */
  readonly amount: string;
  readonly currencyId: string;
  readonly paymentMethodId: string;
};

/** What the top-up of this tab is remembered under. */
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
  // It may have arrived all the same: only a refusal ends the key.
  else if (!isUnconfirmed(answer.failure)) endRequest(topUpPurpose);
  return answer;
}

/**
 * Puts money into the wallet. However often the same wish is sent, one top-up comes of it, until that is decided; a
 * wish whose last top-up is over, or whose key belongs to something else, begins anew. Never rejects.
 */
export async function sendTopUp(lang: Lang, wish: TopUpRequest): Promise<Outcome<BalanceTopUpMutation>> {
  const before = pendingFor(topUpPurpose)?.key;
  const { key } = beginRequest(topUpPurpose, wish);
  const first = await sendUnderKey(lang, wish, key);
  // What is decided by its first answer is this very wish, and not sent again.
  if (key !== before) return first;
  const isOver =
    'data' in first ? isDecided(first.data.balanceTopUp.Transaction) : first.failure.code === 'CONFLICT';
  if (!isOver) return first;
  endRequest(topUpPurpose);
  return sendUnderKey(lang, wish, beginRequest(topUpPurpose, wish).key);
}
