import { readAmount } from '@/i18n/amount';
import type { Lang } from '@/shared/languages';
import { fromDecimal, type Minor } from '@/shared/money';

/** Reads an amount above zero; undefined where it is none, or has more decimals than the currency. */
export function readSum(typed: string, lang: Lang, digits: number): Minor | undefined {
  const { amount } = readAmount(typed, lang);
  const minor = amount === undefined ? undefined : fromDecimal(amount, digits);
  return minor === 0 ? undefined : minor;
}

export interface SavingPlan {
  readonly months: number;
  /** What the last month needs: less than the others, or as much. */
  readonly last: Minor;
}

/** How long it takes to put something aside; whole minor units above zero. */
export function savingPlan(goal: Minor, monthly: Minor): SavingPlan {
  const rest = goal % monthly;
  const full = (goal - rest) / monthly;
  return rest === 0 ? { months: full, last: monthly } : { months: full + 1, last: rest };
}
