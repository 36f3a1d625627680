import * as v from 'valibot';
import { readAmountWithin } from '@/commerce/amount/amountWithin';
import type { Lang } from '@/shared/languages';
import type { WalletQuery } from '@/data/generated/payments';

export type TopUpLimit = WalletQuery['wallet']['TopUpLimits'][number];

/** Amounts that people often add, as multiples of the least. */
const suggested = [10, 25, 50, 100];

/** Amounts to choose from, in major units, within the limits of their currency. */
export const suggestedAmounts = ({ least, most }: Pick<TopUpLimit, 'least' | 'most'>): string[] =>
  suggested
    .map((times) => Number(least) * times)
    .filter((amount) => amount <= Number(most))
    .map(String);

/** How much, in which currency, by which way; without limits there is no currency to pay in. */
export function topUpForm(lang: Lang, limit: TopUpLimit | undefined) {
  const read = (typed: string) => (limit ? readAmountWithin(typed, lang, limit) : undefined);
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
