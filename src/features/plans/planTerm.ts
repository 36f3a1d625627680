import { toDecimal, fromDecimal } from '@/shared/money';

/** When a plan's price is due again. */
export type PlanTerm = 'month' | 'year' | 'once' | 'months' | 'days';

interface Term {
  /** Days; null if the plan has no end. */
  readonly duration: number | null;
  readonly months: number | null;
  readonly lifetime: boolean;
  readonly infinity: boolean;
}

export function termOf({ duration, months, lifetime, infinity }: Term): PlanTerm {
  if (lifetime || infinity || duration === null) return 'once';
  if (months !== null && months !== 1 && months !== 12) return 'months';
  if (duration >= 28 && duration <= 31) return 'month';
  return duration >= 360 && duration <= 366 ? 'year' : 'days';
}

/** A twelfth of an amount (`"96.00"`) with as many decimals, rounded up so that no less is named than is paid. */
export function monthlyShare(amount: string): string | undefined {
  const digits = amount.split('.')[1]?.length ?? 0;
  const minor = fromDecimal(amount, digits);
  return minor === undefined ? undefined : toDecimal(Math.ceil(minor / 12), digits);
}

/** What a yearly price saves against twelve monthly ones of the same currency; undefined if nothing. */
export function yearlySaving(yearly: string, monthly: string): string | undefined {
  const digits = yearly.split('.')[1]?.length ?? 0;
  const [year, month] = [fromDecimal(yearly, digits), fromDecimal(monthly, digits)];
  if (year === undefined || month === undefined || year >= 12 * month) return undefined;
  return toDecimal(12 * month - year, digits);
}
