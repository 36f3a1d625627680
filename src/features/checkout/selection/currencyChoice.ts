import { languageOf, type Lang } from '@/shared/languages';
import type { Currency } from '@/features/checkout/types';

/** What is known about the currency that a visitor wants, most certain first. */
interface CurrencyHints {
  /** Chosen on this device before. */
  readonly chosen: string | undefined;
  /** `Me.Currency` of the signed-in user. */
  readonly own: string | undefined;
  readonly lang: Lang;
}

/** The visitor's currency: the choice, else `Me.Currency`, else a guess from the language, else US dollars. */
export function currencyChoice(
  currencies: readonly Currency[],
  { chosen, own, lang }: CurrencyHints,
): string | undefined {
  const byId = (id: string | undefined) => currencies.find((currency) => currency.id === id);
  const byCode = (code: string) => currencies.find((currency) => currency.code === code);
  return (byId(chosen) ?? byId(own) ?? byCode(languageOf(lang).currency) ?? byCode('USD') ?? currencies[0])
    ?.id;
}
