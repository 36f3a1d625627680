import { apollo } from '@/graphql/client/apollo';
import { neverCached } from '@/graphql/client/cache';
import { failureOf, type Failure } from '@/graphql/client/failure';
import { BalanceTopUpDocument, type BalanceTopUpMutation } from '@/graphql/generated/payments';
import type { Lang } from '@/shared/languages';
import { beginTopUp, keepTopUp } from '@/features/wallet/topUpMemory';

/** How much goes into the wallet, by which way. */
export interface TopUpWish {
  /** Major units as a decimal: `"25.5"`. */
  readonly amount: string;
  readonly currencyId: string;
  readonly paymentMethodId: string;
}

type Answered = BalanceTopUpMutation['balanceTopUp'];
export type TopUpOutcome = { readonly topUp: Answered } | { readonly failure: Failure };

/** After this many milliseconds without an answer a request counts as not heard of. */
const patience = 30_000;

const isUnheard = ({ code }: Failure): boolean => code === 'NETWORK' || code === 'INTERNAL';
const undecided = new Set<Answered['Transaction']['status']>(['PENDING', 'PROCESSING']);

async function send(lang: Lang, wish: TopUpWish): Promise<TopUpOutcome> {
  if (!navigator.onLine) return { failure: { code: 'NETWORK', fields: {} } };
  const begun = beginTopUp(JSON.stringify(wish));
  try {
    const { data } = await apollo(lang).mutate({
      mutation: BalanceTopUpDocument,
      variables: { input: { ...wish, language: lang, idempotencyKey: begun.key } },
      context: { fetchOptions: { signal: AbortSignal.timeout(patience) } },
      ...neverCached,
    });
    if (!data) return { failure: { code: 'INTERNAL', fields: {} } };
    keepTopUp({ ...begun, transactionId: data.balanceTopUp.Transaction.id });
    return { topUp: data.balanceTopUp };
  } catch (error) {
    const failure = failureOf(error);
    // It may have arrived all the same: only a refusal ends the key.
    if (!isUnheard(failure)) keepTopUp(undefined);
    return { failure };
  }
}

/**
 * Puts money into the wallet. However often the same wish is sent, one top-up comes of it, until that is decided; a
 * wish whose last top-up is over, or whose key belongs to something else, begins anew. Never rejects.
 */
export async function sendTopUp(lang: Lang, wish: TopUpWish): Promise<TopUpOutcome> {
  const first = await send(lang, wish);
  const isOver =
    'topUp' in first ? !undecided.has(first.topUp.Transaction.status) : first.failure.code === 'CONFLICT';
  if (!isOver) return first;
  keepTopUp(undefined);
  return send(lang, wish);
}
