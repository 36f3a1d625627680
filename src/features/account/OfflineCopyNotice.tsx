import { useTranslation } from 'react-i18next';
import { refresh } from '@/data/account/operations';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { Notice } from '@/ui/Notice';
import { useOnReconnect } from '@/ui/useOnReconnect';

/** Tells the user that the page shows a copy saved on this device, and since when; reloads when back online. */
export function OfflineCopyNotice({ keptAt }: { keptAt: string }) {
  const { t } = useTranslation('forms');
  const { dateTime } = useFormat();
  const lang = useLang();
  useOnReconnect(() => void refresh(lang));
  return <Notice>{t('keptCopy', { date: isolate(dateTime(keptAt)) })}</Notice>;
}
