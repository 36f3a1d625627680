import type { Grant } from '../grants/grants.ts';
import { unusedOf } from '../grants/unused.ts';

const day = 86_400_000;

/** Time that an upgrade gives no credit for: gifts, and time paid for in another currency. */
export interface TimeBehind {
  readonly planId: string;
  readonly days: number;
  /** When it runs, after the new plan; null if that never ends, so that it only resumes if the new plan is refunded. */
  readonly span: { readonly startsAt: Date; readonly endsAt: Date } | null;
}

/** What happens to the time that an upgrade gives no credit for, in the order in which it runs. */
export function timeBehind(now: Date, uncredited: readonly Grant[], upgradeEnd: Date | null): TimeBehind[] {
  const behind: TimeBehind[] = [];
  let before = upgradeEnd;
  for (const each of uncredited) {
    const { ms } = unusedOf(each, now);
    if (ms === null) continue;
    const span = before && { startsAt: before, endsAt: new Date(before.getTime() + ms) };
    behind.push({ planId: each.subject, days: Math.ceil(ms / day), span });
    before = span && span.endsAt;
  }
  return behind;
}
