import { mutate } from '@/data/account/operations';
import type { Outcome } from '@/data/requestError';
import { withIdempotencyKey } from '@/data/account/withIdempotencyKey';
import { PaymentRetryDocument, type PaymentRetryMutation } from '@/data/generated/payments';
import type { Lang } from '@/shared/languages';

/** Makes another attempt at a failed payment. Safe to repeat if there was no response. Never rejects. */
export const retryPayment = (
  lang: Lang,
  wish: { transactionId: string; paymentMethodId: string },
): Promise<Outcome<PaymentRetryMutation>> =>
  withIdempotencyKey(`wallet.retry.${wish.transactionId}`, wish, (idempotencyKey) =>
    mutate(PaymentRetryDocument, { lang, variables: { ...wish, idempotencyKey } }),
  );
