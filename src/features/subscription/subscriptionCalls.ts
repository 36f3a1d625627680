import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Answer } from '@/graphql/client/answer';
import { apollo } from '@/graphql/client/apollo';
import { neverCached } from '@/graphql/client/cache';
import { failureOf } from '@/graphql/client/failure';
import { providerPage } from '@/lib/providerPage';
import type { Lang } from '@/shared/languages';
import type { DoneWord, Outcome } from '@/features/subscription/outcome';
import type { Payment } from '@/features/subscription/types';

/** After this many milliseconds without an answer a request counts as not heard of. */
const patience = 30_000;

/** Sends a mutation; never rejects. Without a network nothing is sent. */
export async function change<Data, Variables extends OperationVariables>(
  lang: Lang,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  if (!navigator.onLine) return { failure: { code: 'NETWORK', fields: {} } };
  try {
    const { data } = await apollo(lang).mutate<Data>({
      mutation,
      variables,
      context: { fetchOptions: { signal: AbortSignal.timeout(patience) } },
      ...neverCached,
    });
    return data ? { data } : { failure: { code: 'INTERNAL', fields: {} } };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** What came of a mutation that is done as soon as it is answered. */
export const outcomeOf = <Data>(answer: Answer<Data>, done: DoneWord): Outcome =>
  'failure' in answer ? { kind: 'failed', failure: answer.failure } : { kind: 'done', word: done };

/** What came of a payment: paid, on its way, declined, or to be confirmed on the provider's page. */
export function paymentOutcome({ redirectUrl, Order, Transaction }: Payment, done: DoneWord): Outcome {
  if (Order.status === 'PAID') return { kind: 'done', word: done };
  if (Transaction.status === 'FAILED' || Transaction.status === 'EXPIRED')
    return { kind: 'failed', failure: { code: 'PAYMENT_DECLINED', fields: {} } };
  if (redirectUrl === null) return { kind: 'done', word: 'processing' };
  const page = providerPage(redirectUrl);
  return page === undefined ? { kind: 'strangeProvider' } : { kind: 'leave', page };
}
