import { useCallback } from 'react';
import { useLang } from '@/i18n/lang';
import { writeMoney } from '@/shared/writeMoney';

/** Formats round amounts as briefly as an axis needs: `$50`, `₩20K`. */
export function useAxisAmount(currency: string): (amount: number) => string {
  const lang = useLang();
  return useCallback((amount) => writeMoney(lang, String(amount), currency, 'short'), [lang, currency]);
}
