import { CurrenciesDocument } from '@/data/generated/public/directories';
import { request } from '@/data/request';
import { currencies } from '@/features/preferences/currencies';
import type { Lang } from '@/shared/languages';

/** Loads the currencies, once. Their names come from `Intl`, so that one list serves all languages. */
export async function loadCurrencies(lang: Lang): Promise<void> {
  const { state } = currencies.getState();
  if (state === 'known' || state === 'loading') return;
  currencies.setState({ state: 'loading' });
  try {
    const { directories } = await request(CurrenciesDocument, { lang });
    currencies.setState({ state: 'known', list: directories.Currencies });
  } catch (error) {
    console.info('The currencies could not be loaded', error);
    currencies.setState({ state: 'failed' });
  }
}
