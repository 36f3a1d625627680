import { mutate } from '@/data/account/operations';
import type { Outcome } from '@/data/requestError';
import { withIdempotencyKey } from '@/data/account/withIdempotencyKey';
import { PaymentRetryDocument, type PaymentRetryMutation } from '@/data/generated/payments';
import type { Lang } from '@/shared/languages';

/** Makes another attempt to pay what a payment failed to pay; repeating an unheard one is safe. Never rejects. */
export const retryPayment = (
  lang: Lang,
  wish: { transactionId: string; paymentMethodId: string },
): Promise<Outcome<PaymentRetryMutation>> =>
  withIdempotencyKey(`wallet.retry.${wish.transactionId}`, wish, (idempotencyKey) =>
    mutate(PaymentRetryDocument, { lang, variables: { ...wish, idempotencyKey } }),
  );
