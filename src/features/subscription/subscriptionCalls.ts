import { query } from '@/data/account/operations';
import type { Outcome } from '@/data/requestError';
import { SubscriptionPaymentStateDocument } from '@/data/generated/subscription';
import { providerPage } from '@/lib/providerPage';
import type { Lang } from '@/shared/languages';
import type { AwaitedPayment } from '@/features/subscription/awaitedPayment';
import type { DoneMessage, ActionResult, ActionMessage } from '@/features/subscription/actionResult';
import type { Payment } from '@/features/subscription/types';

/** Result of a mutation that is complete once it returns. */
export const outcomeOf = <Data>(answer: Outcome<Data>, done: DoneMessage): ActionResult =>
  'failure' in answer ? { kind: 'failed', failure: answer.failure } : { kind: 'done', word: done };

const declined: ActionMessage = { kind: 'failed', failure: { code: 'PAYMENT_DECLINED', fields: {} } };

/** Result of a payment: paid, pending, declined, or to be confirmed on the provider's page. */
export function paymentOutcome(
  { redirectUrl, Order, Transaction }: Payment,
  word: AwaitedPayment['word'],
): ActionResult {
  if (Order.status === 'PAID') return { kind: 'done', word };
  if (Transaction.status === 'FAILED' || Transaction.status === 'EXPIRED') return declined;
  const payment = { transactionId: Transaction.id, word };
  if (redirectUrl === null) return { kind: 'waiting', payment };
  const page = providerPage(redirectUrl);
  return page === undefined ? { kind: 'strangeProvider' } : { kind: 'leave', page, payment };
}

/** Result of a pending payment: still pending, succeeded, declined, or undefined if it was never confirmed. */
export async function pendingPaymentResult(
  lang: Lang,
  payment: AwaitedPayment,
): Promise<ActionMessage | undefined> {
  const answer = await query(SubscriptionPaymentStateDocument, {
    lang,
    variables: { id: payment.transactionId },
  });
  const status = 'data' in answer ? answer.data.transaction?.status : undefined;
  switch (status) {
    case undefined:
    case 'PENDING':
    case 'PROCESSING':
      return { kind: 'waiting', payment };
    case 'SUCCEEDED':
      return { kind: 'done', word: payment.word };
    case 'FAILED':
      return declined;
    default:
      return undefined;
  }
}
