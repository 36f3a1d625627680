import * as v from 'valibot';
import { readAmountWithin } from '@/commerce/amount/amountWithin';
import type { Lang } from '@/shared/languages';
import type { WalletQuery } from '@/data/generated/payments';

export type TopUpLimit = WalletQuery['wallet']['TopUpLimits'][number];

/** Suggested amounts, as multiples of the minimum. */
const suggested = [10, 25, 50, 100];

/** Amounts to choose from, in major units, within the limits of their currency. */
export const suggestedAmounts = ({ least, most }: Pick<TopUpLimit, 'least' | 'most'>): string[] =>
  suggested
    .map((times) => Number(least) * times)
    .filter((amount) => amount <= Number(most))
    .map(String);

/** Schema for amount, currency and payment method; without limits there's no currency to pay in. */
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
