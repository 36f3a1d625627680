import { personalPrefix } from '@/lib/personalStorage';

/** The prefix of the local storage keys of this browser's payments, one for each product. */
export const attemptPrefix = `${personalPrefix}checkout.attempt.`;

/** Whether this browser began a payment and hasn't seen its end, without a schema: anything unreadable counts. */
export function hasOpenPayments(): boolean {
  try {
    const { localStorage: kept } = window;
    return Object.keys(kept).some(
      (key) => key.startsWith(attemptPrefix) && kept.getItem(key)?.includes('"paid":true') === false,
    );
  } catch {
    // Storage is disabled.
    return false;
  }
}
