import * as v from 'valibot';
import { email, presentForm } from '@/shared/validation';
import type { PaymentBody } from '@/features/checkout/attempt/attempt';
import type { PayProblem } from '@/features/checkout/form/usePay';

/** The typed fields: the receipt's address, and the message of a gift. */
const ownForm = v.object({ email });
export const payForms = { own: ownForm, present: v.object({ ...ownForm.entries, ...presentForm.entries }) };

/** The fields that the server may reject. */
export type PayField = keyof typeof payForms.present.entries | 'giftId' | 'paymentMethodId' | 'amount';

/** The failure if it concerns fields; other problems have their own messages. */
export const fieldFailure = (problem: PayProblem | undefined) =>
  problem?.kind === 'refused' && problem.failure.code === 'BAD_USER_INPUT'
    ? { failure: problem.failure }
    : undefined;

/** A gift's names and message in the form the API takes. */
export const presentOf = (
  { recipientName, senderName, message }: v.InferOutput<typeof presentForm>,
  dreamId: string | undefined,
): PaymentBody['present'] => ({
  ...(recipientName && { recipientName }),
  ...(senderName && { senderName }),
  ...(message && { message }),
  ...(dreamId !== undefined && { dreamId }),
});
