import type { Grant } from '../grants/grants.ts';
import { unusedOf } from '../grants/unused.ts';

const day = 86_400_000;

/** Time that a person has and that is no part of an upgrade's credit: presents, and what was paid in another currency. */
export interface TimeBehind {
  readonly planId: string;
  readonly days: number;
  /** When it counts, after the new plan; null where that has no end: it counts again once its payment is refunded. */
  readonly span: { readonly startsAt: Date; readonly endsAt: Date } | null;
}

/** What becomes of the time that an upgrade takes no credit for, in the order in which it counts. */
export function timeBehind(now: Date, kept: readonly Grant[], upgradeEnd: Date | null): TimeBehind[] {
  const behind: TimeBehind[] = [];
  let before = upgradeEnd;
  for (const each of kept) {
    const { ms } = unusedOf(each, now);
    if (ms === null) continue;
    const span = before && { startsAt: before, endsAt: new Date(before.getTime() + ms) };
    behind.push({ planId: each.subject, days: Math.ceil(ms / day), span });
    before = span && span.endsAt;
  }
  return behind;
}
