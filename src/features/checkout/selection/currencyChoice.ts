import { defaultCurrency } from '@/shared/defaultCurrency';
import type { Lang } from '@/shared/languages';
import type { CurrencyChoice } from '@/features/checkout/types';

/** What is known about the currency a visitor wants, most certain first. */
interface CurrencyHints {
  /** Chosen earlier on this device. */
  readonly chosen: string | undefined;
  /** `Me.Currency` of the signed-in user. */
  readonly own: string | undefined;
  readonly lang: Lang;
}

/** The visitor's currency: the chosen one, else `Me.Currency`, else the default for the language. */
export function currencyChoice(
  currencies: readonly CurrencyChoice[],
  { chosen, own, lang }: CurrencyHints,
): string | undefined {
  const byId = (id: string | undefined) => currencies.find((currency) => currency.id === id);
  return (byId(chosen) ?? byId(own) ?? defaultCurrency(currencies, lang) ?? currencies[0])?.id;
}
