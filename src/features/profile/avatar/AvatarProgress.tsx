import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { intlTag } from '@/shared/languages';
import { ProgressBar } from '@/ui/ProgressBar';
import styles from '@/features/profile/avatar/AvatarField.module.css';

/** Upload progress; `share` runs from 0 to 1. Once everything is sent, the server is still processing it. */
export function AvatarProgress({ share }: { share: number }) {
  const { t } = useTranslation('general');
  const lang = useLang();
  const id = useId();
  const percent = new Intl.NumberFormat(intlTag(lang), { style: 'percent' }).format(share);
  const isSent = share >= 1;
  return (
    <div className={styles.progress}>
      <div className={styles.progressWords}>
        <label htmlFor={id}>{t(isSent ? 'avatar.finishing' : 'avatar.sending')}</label>
        {!isSent && <span className={styles.percent}>{percent}</span>}
      </div>
      <ProgressBar id={id} max={1} {...(!isSent && { value: share })} />
    </div>
  );
}
