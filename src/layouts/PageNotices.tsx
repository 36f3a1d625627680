import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '@/lib/chunks';
import { useNewBuild } from '@/lib/newBuild';
import { useNotices } from '@/lib/notices';
import { lazyPart } from '@/ui/lazyPart';
import styles from '@/layouts/PageNotices.module.css';

const bars = lazyPart(async () => (await loadChunk(() => import('@/layouts/NoticeBars'))).NoticeBars, {
  optional: true,
});

/** Notices above the content: a live region, which must be in the page before it announces anything. */
export function PageNotices() {
  const { t } = useTranslation('common');
  const shown = useNotices();
  const isNewBuildReady = useNewBuild();
  // Loaded ahead of time: one of them says that there is no network.
  useEffect(() => bars.preload(), []);
  return (
    <div className={styles.region} role="status" aria-label={t('notices.label')}>
      {(shown.length > 0 || isNewBuildReady) && (
        <Suspense>
          <bars.Part shown={shown} isNewBuildReady={isNewBuildReady} />
        </Suspense>
      )}
    </div>
  );
}
