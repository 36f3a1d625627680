import { send, type Answer } from '@/graphql/client/answer';
import { underOneKey } from '@/graphql/client/underOneKey';
import { PaymentRetryDocument, type PaymentRetryMutation } from '@/graphql/generated/payments';
import type { Lang } from '@/shared/languages';

/** Makes another attempt to pay what a payment failed to pay; repeating an unheard one is safe. Never rejects. */
export const retryPayment = (
  lang: Lang,
  wish: { transactionId: string; paymentMethodId: string },
): Promise<Answer<PaymentRetryMutation>> =>
  underOneKey(`wallet.retry.${wish.transactionId}`, wish, (idempotencyKey) =>
    send(lang, PaymentRetryDocument, { ...wish, idempotencyKey }),
  );
