import type { Format } from '@/i18n/format';
import { intlTag, type Lang } from '@/shared/languages';

/** An amount whose currency isn't known, with its own decimals. */
const writeAmount = (lang: Lang, amount: string): string =>
  new Intl.NumberFormat(intlTag(lang), {
    minimumFractionDigits: Math.min(amount.split('.')[1]?.length ?? 0, 8),
  }).format(Number(amount));

const unlessEmpty =
  (write: (iso: string, zone?: string) => string) =>
  (iso: string, zone?: string): string =>
    iso === '' ? '' : write(iso, zone);

/** Writes nothing for dates and amounts that the provider of this build doesn't know. */
export const withGaps = (lang: Lang, format: Format): Format => ({
  ...format,
  money(amount, currency) {
    if (amount === '') return '';
    return currency === '' ? writeAmount(lang, amount) : format.money(amount, currency);
  },
  date: unlessEmpty(format.date),
  dateTime: unlessEmpty(format.dateTime),
  time: unlessEmpty(format.time),
  month: unlessEmpty(format.month),
  monthShort: unlessEmpty(format.monthShort),
  calendarYear: unlessEmpty(format.calendarYear),
  relativeTime: unlessEmpty(format.relativeTime),
  currencyName: unlessEmpty(format.currencyName),
});
