import { intlTag } from '@/shared/languages';
import { useLang } from '@/i18n/lang';

/** Writes a share from 0 to 1 as whole percent; what has begun isn't 0, and what isn't finished isn't 100. */
export function usePercent(): (share: number) => string {
  const lang = useLang();
  const format = new Intl.NumberFormat(intlTag(lang), { style: 'percent' });
  return (share) => format.format(share <= 0 || share >= 1 ? share : Math.min(0.99, Math.max(0.01, share)));
}
