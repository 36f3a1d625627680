import { readAmount } from '@/i18n/amount';
import { fromDecimal, type Minor } from '@/shared/money';
import type { FieldError } from '@/shared/errorCodes';
import type { Lang } from '@/shared/languages';

/** The smallest and the largest amount that is taken, with all decimals of their currency. */
export interface AmountLimits {
  readonly least: string;
  readonly most: string;
}

/** Why an amount is not taken. */
type AmountProblem = Extract<
  FieldError,
  'required' | 'notNumber' | 'ambiguous' | 'tooFine' | 'tooLittle' | 'tooMuch'
>;

/** How many decimals a decimal has: the server writes limits with all of their currency's. */
const digitsOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;

/** Reads what was typed as an amount between the limits of its currency: any digits, any separators. */
export function readAmountWithin(
  typed: string,
  lang: Lang,
  { least, most }: AmountLimits,
): { readonly amount: string } | { readonly problem: AmountProblem } {
  const { amount, problem } = readAmount(typed, lang);
  if (problem === 'tooLarge') return { problem: 'tooMuch' };
  if (problem === 'negative') return { problem: 'tooLittle' };
  if (problem !== undefined) return { problem: problem === 'empty' ? 'required' : problem };
  const digits = digitsOf(least);
  const minor = (text: string): Minor | undefined => fromDecimal(text, digits);
  const [given, from, to] = [minor(amount), minor(least), minor(most)];
  if (given === undefined) return { problem: digitsOf(amount) > digits ? 'tooFine' : 'tooMuch' };
  if (from !== undefined && given < from) return { problem: 'tooLittle' };
  if (to !== undefined && given > to) return { problem: 'tooMuch' };
  return { amount };
}
