import { languageOf, type Lang } from './languages.ts';

interface PricedCurrency {
  readonly code: string;
  /** Whether everything on sale has a price in it. */
  readonly isComplete: boolean;
}

/**
 * The currency of a visitor who hasn't chosen one: that of the language if everything on sale has a price in it, so
 * that all prices are in one currency; otherwise US dollars, otherwise the first currency that everything has a price
 * in. Without any such currency, that of the language if it is among the given ones.
 */
export function defaultCurrency<Currency extends PricedCurrency>(
  currencies: readonly Currency[],
  lang: Lang,
): Currency | undefined {
  const named = (code: string) => currencies.filter((currency) => currency.code === code);
  const own = named(languageOf(lang).currency);
  return [...own, ...named('USD'), ...currencies].find(({ isComplete }) => isComplete) ?? own[0];
}
