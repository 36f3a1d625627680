import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { ActionNotice } from '@/ui/form/ActionNotice';
import { useAction } from '@/ui/form/useAction';
import { keepAccount } from '@/features/security/deletion/keepAccount';
import styles from '@/features/security/deletion/DeletionBanner.module.css';

/** Shown above every page of the member area while the account's deletion is scheduled. `date` is ISO 8601. */
export function DeletionBanner({ date }: { date: string }) {
  const { t } = useTranslation('security');
  const { date: dayOf } = useFormat();
  const lang = useLang();
  const keep = useAction(() => keepAccount(lang));
  return (
    <div className={styles.banner}>
      <ActionNotice
        kind="warning"
        title={t('deletion.planned', { date: isolate(dayOf(date)) })}
        action={keep}
        label={t('deletion.keep')}
      >
        <p>{t('deletion.plannedText')}</p>
      </ActionNotice>
    </div>
  );
}
