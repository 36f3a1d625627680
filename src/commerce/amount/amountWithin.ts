import { readAmount } from '@/i18n/amount';
import { fromDecimal, type Minor } from '@/shared/money';
import type { FieldError } from '@/shared/errorCodes';
import type { Lang } from '@/shared/languages';

/** The smallest and largest accepted amount, with all decimals of their currency. */
export interface AmountLimits {
  readonly least: string;
  readonly most: string;
}

/** Why an amount isn't accepted. */
type AmountProblem = Extract<
  FieldError,
  'required' | 'notNumber' | 'ambiguous' | 'tooFine' | 'tooLittle' | 'tooMuch'
>;

/** The number of decimals of an amount: the server writes limits with all of the currency's decimals. */
const digitsOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;

/** Parses a typed amount and checks it against the limits of its currency. Accepts any digits and separators. */
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
