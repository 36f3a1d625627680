import { apollo } from '@/graphql/client/apollo';
import { neverCached } from '@/graphql/client/cache';
import { failureOf, type Failure } from '@/graphql/client/failure';
import { PaymentRetryDocument, type PaymentRetryMutation } from '@/graphql/generated/payments';
import { newKey } from '@/lib/idempotencyKey';
import { personalPrefix } from '@/lib/personalStorage';
import type { Lang } from '@/shared/languages';

type Answered = PaymentRetryMutation['paymentRetry'];
export type RetryOutcome = { readonly payment: Answered } | { readonly failure: Failure };

const patience = 30_000;
const memory = new Map<string, string>();
const nameOf = (transactionId: string): string => `${personalPrefix}wallet.retry.${transactionId}`;

/** The key of a retry that was not heard of yet, else a new one; kept until `endKey`. */
function keyOf(transactionId: string): string {
  const name = nameOf(transactionId);
  try {
    const key = sessionStorage.getItem(name) ?? memory.get(name) ?? newKey();
    memory.set(name, key);
    sessionStorage.setItem(name, key);
    return key;
  } catch {
    const key = memory.get(name) ?? newKey();
    memory.set(name, key);
    return key;
  }
}

function endKey(transactionId: string): void {
  memory.delete(nameOf(transactionId));
  try {
    sessionStorage.removeItem(nameOf(transactionId));
  } catch {
    // The browser keeps nothing for us, so there is nothing to forget.
    return;
  }
}

/** Makes another attempt to pay what a payment failed to pay; repeating an unheard one is safe. Never rejects. */
export async function retryPayment(
  lang: Lang,
  { transactionId, paymentMethodId }: { transactionId: string; paymentMethodId: string },
): Promise<RetryOutcome> {
  if (!navigator.onLine) return { failure: { code: 'NETWORK', fields: {} } };
  try {
    const { data } = await apollo(lang).mutate({
      mutation: PaymentRetryDocument,
      variables: { transactionId, paymentMethodId, idempotencyKey: keyOf(transactionId) },
      context: { fetchOptions: { signal: AbortSignal.timeout(patience) } },
      ...neverCached,
    });
    if (!data) return { failure: { code: 'INTERNAL', fields: {} } };
    endKey(transactionId);
    return { payment: data.paymentRetry };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code !== 'NETWORK' && failure.code !== 'INTERNAL') endKey(transactionId);
    return { failure };
  }
}
