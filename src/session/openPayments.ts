import { attemptPrefix } from '@/lib/personalStorage';

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
