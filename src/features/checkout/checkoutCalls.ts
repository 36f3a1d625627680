import { apollo } from '@/graphql/client/apollo';
import { neverCached } from '@/graphql/client/cache';
import { failureOf } from '@/graphql/client/failure';
import {
  CheckoutDocument,
  OrderCheckDocument,
  OrderDocument,
  PaymentCreateDocument,
  type CheckoutQuery,
  type OrderInput,
} from '@/graphql/generated/checkout';
import type { Lang } from '@/shared/languages';
import { paymentInput } from '@/features/checkout/attempt/attempt';
import type { Send } from '@/features/checkout/attempt/sendRequest';
import type { Order, Quote } from '@/features/checkout/types';

/** After this many milliseconds without an answer a payment counts as not heard of. */
const patience = 30_000;

interface CheckoutQuestion {
  readonly productId: string;
  readonly orderId: string | undefined;
  /** Whether there is a session whose e-mail, currency and wallet count. */
  readonly withMe: boolean;
}

/**
 * Everything that the page opens with, in one request. Parts that the caller may not see are null;
 * rejects where the rest did not come.
 */
export async function loadCheckout(
  lang: Lang,
  { productId, orderId, withMe }: CheckoutQuestion,
): Promise<CheckoutQuery> {
  const { data, error } = await apollo(lang).query({
    query: CheckoutDocument,
    variables: { productId, orderId: orderId ?? '', withOrder: orderId !== undefined, withMe },
    errorPolicy: 'all',
    ...neverCached,
  });
  if (data) return data;
  throw error ?? new TypeError('A query answered neither data nor an error');
}

/** The price of a selection, with its quote. */
export async function checkOrder(lang: Lang, input: OrderInput, signal?: AbortSignal): Promise<Quote> {
  const { data } = await apollo(lang).query({
    query: OrderCheckDocument,
    variables: { input },
    // A question that was given up must not take along another one that asks the same.
    context: { queryDeduplication: false, fetchOptions: { signal } },
    ...neverCached,
  });
  if (!data) throw new TypeError('A query answered neither data nor an error');
  return data.orderCheck;
}

/** An order of the caller's; null where it is not theirs. Rejects where no answer came. */
export async function readOrder(lang: Lang, id: string): Promise<Order | null> {
  const { data, error } = await apollo(lang).query({
    query: OrderDocument,
    variables: { id },
    errorPolicy: 'all',
    ...neverCached,
  });
  if (data?.order) return data.order;
  if (error && ['NETWORK', 'INTERNAL', 'RATE_LIMITED'].includes(failureOf(error).code)) throw error;
  return null;
}

/** Sends payments; tells an answer, a refusal and silence apart instead of throwing. */
export const sendPayment =
  (lang: Lang): Send =>
  async (key, body) => {
    try {
      const { data } = await apollo(lang).mutate({
        mutation: PaymentCreateDocument,
        variables: { input: paymentInput(key, body) },
        context: { fetchOptions: { signal: AbortSignal.timeout(patience) } },
        ...neverCached,
      });
      return data ? { kind: 'answered', payment: data.paymentCreate } : { kind: 'lost' };
    } catch (error) {
      const failure = failureOf(error);
      // Something broke on the way or over there: whether it broke before or after the order was made is unknown.
      return failure.code === 'NETWORK' || failure.code === 'INTERNAL'
        ? { kind: 'lost' }
        : { kind: 'refused', failure };
    }
  };
