import { fromDecimal, type Minor } from '@/shared/money';
import { asciiDigits } from '@/shared/validation';

/** How many decimals a currency (ISO 4217) is counted in. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** The whole part, in groups of thousands or not, then decimals after a separator that is not that of the groups. */
const amountPatterns = [
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/,
  /^(\d+)(?:[.,](\d+))?$/,
];

/**
 * Reads an amount above zero as people type it: in any digits, with spaces, points or commas. Undefined where it is
 * none, or has more decimals than the currency.
 */
export function readAmount(text: string, digits: number): Minor | undefined {
  const plain = asciiDigits(text)
    .replace(/[\s'’٬]/g, '')
    .replace('٫', '.');
  const [, whole, fraction = ''] = amountPatterns.map((pattern) => pattern.exec(plain)).find(Boolean) ?? [];
  if (whole === undefined) return undefined;
  const minor = fromDecimal(whole.replace(/\D/g, '') + (fraction && `.${fraction}`), digits);
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
