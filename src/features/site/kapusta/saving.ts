import { readAmount } from '@/i18n/amount';
import type { Lang } from '@/shared/languages';
import { fromDecimal, type Minor } from '@/shared/money';

/** Parses a positive amount; undefined if it's invalid or has more decimals than the currency. */
export function readSum(typed: string, lang: Lang, digits: number): Minor | undefined {
  const { amount } = readAmount(typed, lang);
  const minor = amount === undefined ? undefined : fromDecimal(amount, digits);
  return minor === 0 ? undefined : minor;
}

export interface SavingPlan {
  readonly months: number;
  /** The amount of the last month; at most the monthly amount. */
  readonly last: Minor;
}

/** How long it takes to save up for a goal; both in whole minor units, above zero. */
export function savingPlan(goal: Minor, monthly: Minor): SavingPlan {
  const rest = goal % monthly;
  const full = (goal - rest) / monthly;
  return rest === 0 ? { months: full, last: monthly } : { months: full + 1, last: rest };
}
