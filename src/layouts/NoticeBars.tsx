import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dismiss, type PageNotice } from '@/lib/notices';
import { CloseIcon } from '@/ui/icons';
import styles from '@/layouts/PageNotices.module.css';

function NoticeBar({ notice }: { notice: PageNotice }) {
  const { t } = useTranslation('common');
  const close = () => dismiss(notice.name);
  const retry = () => {
    close();
    notice.retry?.();
  };
  return (
    <div className={styles.bar}>
      <p>{t(`notices.${notice.name}`)}</p>
      {notice.retry && (
        <button type="button" className={styles.action} onClick={retry}>
          {t(notice.name === 'partMissing' ? 'newBuild.reload' : 'notices.retry')}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t('notices.dismiss')} onClick={close}>
        <CloseIcon size={18} />
      </button>
    </div>
  );
}

/** Offers a reload; the next navigation loads the new build anyway. */
function NewBuildBar() {
  const { t } = useTranslation('common');
  const [isPutOff, putOff] = useState(false);
  if (isPutOff) return null;
  return (
    <div className={styles.bar}>
      <p>{t('newBuild.text')}</p>
      <button type="button" className={styles.action} onClick={() => window.location.reload()}>
        {t('newBuild.reload')}
      </button>
      <button type="button" className={styles.action} onClick={() => putOff(true)}>
        {t('newBuild.later')}
      </button>
    </div>
  );
}

interface NoticeBarsProps {
  shown: readonly PageNotice[];
  isNewBuildReady: boolean;
}

/** The texts and actions of the notices above the content. */
export function NoticeBars({ shown, isNewBuildReady }: NoticeBarsProps) {
  return (
    <>
      {shown.map((notice) => (
        <NoticeBar key={notice.name} notice={notice} />
      ))}
      {isNewBuildReady && <NewBuildBar />}
    </>
  );
}
