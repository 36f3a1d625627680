import { useTranslation } from 'react-i18next';
import { refresh } from '@/data/account/operations';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { Notice } from '@/ui/Notice';
import { useOnReconnect } from '@/ui/useOnReconnect';

/** Says that a page shows a copy that was kept on this device, and since when; asks anew once there is a network. */
export function KeptCopy({ keptAt }: { keptAt: string }) {
  const { t } = useTranslation('forms');
  const { dateTime } = useFormat();
  const lang = useLang();
  useOnReconnect(() => void refresh(lang));
  return <Notice>{t('keptCopy', { date: isolate(dateTime(keptAt)) })}</Notice>;
}
