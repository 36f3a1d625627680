import * as v from 'valibot';
import { readAmount } from '@/i18n/amount';
import { fromDecimal, type Minor } from '@/shared/money';
import type { FieldError } from '@/shared/errorCodes';
import type { Lang } from '@/shared/languages';
import type { WalletQuery } from '@/data/generated/payments';

export type TopUpLimit = WalletQuery['wallet']['TopUpLimits'][number];

/** Why an amount cannot be put in. */
type TopUpProblem = Extract<
  FieldError,
  'required' | 'notNumber' | 'ambiguous' | 'tooFine' | 'tooLittle' | 'tooMuch'
>;

/** Amounts that people often add, as multiples of the least. */
const suggested = [10, 25, 50, 100];

/** Amounts to choose from, in major units, within the limits of their currency. */
export const suggestedAmounts = ({ least, most }: Pick<TopUpLimit, 'least' | 'most'>): string[] =>
  suggested
    .map((times) => Number(least) * times)
    .filter((amount) => amount <= Number(most))
    .map(String);

/** How many decimals a decimal has: the server writes limits with all of their currency's. */
const digitsOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;

/** Reads what was typed as an amount between the limits of its currency: any digits, any separators. */
function readTopUpAmount(
  typed: string,
  lang: Lang,
  { least, most }: Pick<TopUpLimit, 'least' | 'most'>,
): { readonly amount: string } | { readonly problem: TopUpProblem } {
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

/** How much, in which currency, by which way; without limits there is no currency to pay in. */
export function topUpForm(lang: Lang, limit: TopUpLimit | undefined) {
  const read = (typed: string) => (limit ? readTopUpAmount(typed, lang, limit) : undefined);
  const amountOf = (typed: string) => {
    const amount = read(typed);
    return amount && 'amount' in amount ? amount.amount : undefined;
  };
  return v.object({
    amount: v.pipe(
      v.string(),
      v.check(
        (typed) => amountOf(typed) !== undefined,
        ({ input }) => {
          const amount = read(input);
          return amount && 'problem' in amount ? amount.problem : 'invalid';
        },
      ),
      v.transform((typed) => amountOf(typed) ?? ''),
    ),
    currencyId: v.string(),
    paymentMethodId: v.string(),
  });
}
