import * as v from 'valibot';
import { acceptedTerms, email, presentForm } from '@/shared/validation';
import type { PaymentBody } from '@/features/checkout/attempt/attempt';
import type { PayProblem } from '@/features/checkout/form/usePay';

/** What is typed and ticked: where the receipt goes, the consent, and what is said with a present. */
const ownForm = v.object({ email, acceptsTerms: acceptedTerms });
export const payForms = { own: ownForm, present: v.object({ ...ownForm.entries, ...presentForm.entries }) };

/** The fields that the server may find something wrong with. */
export type PayField = keyof typeof payForms.present.entries | 'giftId' | 'paymentMethodId' | 'amount';

/** Why fields are wrong, where that is the problem; any other has words of its own. */
export const wrongInput = (problem: PayProblem | undefined) =>
  problem?.kind === 'refused' && problem.failure.code === 'BAD_USER_INPUT'
    ? { failure: problem.failure }
    : undefined;

/** The words of a present as they are sent. */
export const presentOf = (
  { recipientName, senderName, message }: v.InferOutput<typeof presentForm>,
  dreamId: string | undefined,
): PaymentBody['present'] => ({
  ...(recipientName && { recipientName }),
  ...(senderName && { senderName }),
  ...(message && { message }),
  ...(dreamId !== undefined && { dreamId }),
});
