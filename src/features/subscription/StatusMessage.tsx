import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/ui/Notice';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Problem } from '@/features/subscription/Problem';
import styles from '@/features/subscription/StatusMessage.module.css';
import type { SubscriptionAction } from '@/features/subscription/useSubscriptionAction';

/**
 * What is under way and what came of it. The button that was pressed may be gone by then, so what was done takes the
 * focus.
 */
export function StatusMessage({ acting }: { acting: SubscriptionAction }) {
  const { t } = useTranslation('subscription');
  const { said, pending } = acting;
  const done = said?.kind === 'done' ? said.word : undefined;
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (done !== undefined) region.current?.focus();
  }, [done]);

  return (
    <div ref={region} tabIndex={-1} className={styles.said}>
      <p role="status">
        <VisuallyHidden>{pending !== undefined && t('done.pending')}</VisuallyHidden>
      </p>
      {done && <Notice kind="success">{t(`done.${done}`)}</Notice>}
      {said?.kind === 'waiting' && <Notice>{t('waiting')}</Notice>}
      <Problem said={said} />
    </div>
  );
}
