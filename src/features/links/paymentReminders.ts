import { failureOf } from '@/data/failureOf';
import {
  PaymentRemindersDocument,
  PaymentRemindersSetDocument,
  type PaymentRemindersQuery,
} from '@/data/generated/public/paymentReminders';
import { mutate } from '@/data/mutate';
import { request } from '@/data/request';
import type { Outcome } from '@/data/requestError';
import type { Lang } from '@/shared/languages';

export type PaymentReminders = NonNullable<PaymentRemindersQuery['paymentReminders']>;

/**
 * Whether the address that an email went to receives reminders; null for an unknown code. Changes nothing, never
 * rejects.
 */
export async function describeReminders(code: string, lang: Lang): Promise<Outcome<PaymentReminders | null>> {
  try {
    const { paymentReminders } = await request(PaymentRemindersDocument, { lang, variables: { code } });
    return { data: paymentReminders ?? null };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** Turns reminders to that address off or on. */
export async function setReminders(
  code: string,
  areWanted: boolean,
  lang: Lang,
): Promise<Outcome<PaymentReminders>> {
  const outcome = await mutate(PaymentRemindersSetDocument, { lang, variables: { code, areWanted } });
  return 'failure' in outcome ? outcome : { data: outcome.data.paymentRemindersSet };
}
