import { useCallback } from 'react';
import { useLang } from '@/i18n/lang';
import { writeMoney } from '@/shared/writeMoney';

/** Writes round amounts of a currency as short as an axis needs them: `$50`, `₩20K`. */
export function useAxisAmount(currency: string): (amount: number) => string {
  const lang = useLang();
  return useCallback((amount) => writeMoney(lang, String(amount), currency, 'short'), [lang, currency]);
}
