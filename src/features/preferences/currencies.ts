import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CurrenciesQuery } from '@/data/generated/public/directories';
import { useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { defaultCurrency } from '@/shared/defaultCurrency';
import { languageOf } from '@/shared/languages';

export type Currency = CurrenciesQuery['directories']['Currencies'][number];

interface Currencies {
  state: 'unknown' | 'loading' | 'failed' | 'known';
  list: readonly Currency[];
}

export const currencies = createStore<Currencies>()(() => ({ state: 'unknown', list: [] }));

/** The currencies, as far as loaded. */
export const useCurrencies = (): Currencies => useStore(currencies);

/** Id of the currency that the visitor chose, else the account's; undefined if neither is known. */
export const useCurrencyId = (): string | undefined =>
  useSession(({ currencyId, user }) => currencyId ?? user?.currencyId ?? undefined);

/** ISO 4217 code of the visitor's currency; undefined while the list with the chosen one's code is loading. */
export function useCurrencyCode(): string | undefined {
  const lang = useLang();
  const id = useCurrencyId();
  const { list } = useCurrencies();
  if (id !== undefined) return list.find((currency) => currency.id === id)?.code;
  return defaultCurrency(list, lang)?.code ?? languageOf(lang).currency;
}
