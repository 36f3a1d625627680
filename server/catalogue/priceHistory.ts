import type { Minor } from '../../src/shared/money.ts';

/** What a price became at a time, in minor units; without a default, it was no longer sold. */
interface Past {
  readonly default_minor: Minor | null;
  readonly sale_minor: Minor | null;
  readonly sale_until: Date | null;
  readonly changed_at: Date;
}

/** How far back the lowest price before a reduction is looked for, in milliseconds (Directive 98/6/EC, Article 6a). */
const windowMs = 30 * 24 * 3_600_000;

/** What was charged for a time, in minor units. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly amount: Minor;
}

/** What was charged up to now, from a price's history in its order; the last stretch has no end. */
function stretchesOf(history: readonly Past[], now: Date): Stretch[] {
  const all = history.flatMap((past, index): Stretch[] => {
    const { default_minor: list, sale_minor: sale } = past;
    const from = past.changed_at.getTime();
    const to = history[index + 1]?.changed_at.getTime() ?? Infinity;
    if (list === null) return [];
    if (sale === null) return [{ from, to, amount: list }];
    const end = Math.max(from, Math.min(to, past.sale_until?.getTime() ?? to));
    return [
      { from, to: end, amount: sale },
      { from: end, to, amount: list },
    ].filter((stretch) => stretch.to > stretch.from);
  });
  return all.filter(({ from }) => from <= now.getTime());
}

/**
 * The lowest amount that was charged in the 30 days before the present one began, in minor units; undefined if nothing
 * was charged then.
 */
export function lowestBefore(history: readonly Past[], now: Date): Minor | undefined {
  const stretches = stretchesOf(history, now);
  const present = stretches.at(-1);
  if (!present) return undefined;
  const others = stretches.findLastIndex(({ amount }) => amount !== present.amount);
  const since = stretches[others + 1]?.from ?? present.from;
  const amounts = stretches
    .slice(0, others + 1)
    .filter(({ to }) => to > since - windowMs)
    .map(({ amount }) => amount);
  return amounts.length === 0 ? undefined : Math.min(...amounts);
}
