import { isAmount } from '@/i18n/amount';
import type { Rate } from '@/features/site/exchange/rates';
import { languageOf, type Lang } from '@/shared/languages';

/** The URL state of the calculator. */
export interface DeskSearch {
  /** A decimal: `"1234.5"`. */
  readonly amount: string;
  /** ISO 4217 codes of available currencies. */
  readonly from: string;
  readonly to: string;
}

const usualAmount = '100';

const known = (rates: readonly Rate[], ...codes: readonly (string | null)[]): string =>
  codes.find((code) => rates.some((rate) => rate.code === code)) ?? rates[0]?.code ?? '';

/** Reads amount and currencies from the URL; invalid values fall back to 100 of the language's currency. */
export function readDeskSearch(search: URLSearchParams, lang: Lang, rates: readonly Rate[]): DeskSearch {
  const amount = search.get('amount') ?? '';
  const from = known(rates, search.get('from'), languageOf(lang).currency, 'EUR');
  const to = known(rates, search.get('to'), from === 'USD' ? 'EUR' : 'USD');
  return { amount: isAmount(amount) ? amount : usualAmount, from, to };
}

/** The URL parameters of a conversion. */
export const writeDeskSearch = ({ amount, from, to }: DeskSearch): URLSearchParams =>
  new URLSearchParams({ amount, from, to });
