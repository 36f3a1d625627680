import { defaultCurrency } from '@/shared/defaultCurrency';
import type { Lang } from '@/shared/languages';
import type { CurrencyChoice } from '@/features/checkout/types';

/** What is known about the currency that a visitor wants, most certain first. */
interface CurrencyHints {
  /** Chosen on this device before. */
  readonly chosen: string | undefined;
  /** `Me.Currency` of the signed-in user. */
  readonly own: string | undefined;
  readonly lang: Lang;
}

/** The visitor's currency: the choice, else `Me.Currency`, else the one of a visitor who chose none. */
export function currencyChoice(
  currencies: readonly CurrencyChoice[],
  { chosen, own, lang }: CurrencyHints,
): string | undefined {
  const byId = (id: string | undefined) => currencies.find((currency) => currency.id === id);
  return (byId(chosen) ?? byId(own) ?? defaultCurrency(currencies, lang) ?? currencies[0])?.id;
}
