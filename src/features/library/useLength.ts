import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';

/** Writes a length in seconds: `12 min`, or `45 sec` for less than a minute. */
export function useLength(): (seconds: number) => string {
  const { t } = useTranslation('library');
  const { number } = useFormat();
  return (seconds) =>
    seconds < 60
      ? t('length.seconds', { seconds: number(seconds) })
      : t('length.minutes', { minutes: number(Math.round(seconds / 60)) });
}
