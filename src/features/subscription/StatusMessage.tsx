import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Problem } from '@/features/subscription/Problem';
import styles from '@/features/subscription/StatusMessage.module.css';
import type { SubscriptionAction } from '@/features/subscription/useSubscriptionAction';

/** The current action and its outcome. Takes the focus afterwards, because the button that was pressed may be gone. */
export function StatusMessage({ acting }: { acting: SubscriptionAction }) {
  const { t } = useTranslation('subscription');
  const lang = useLang();
  const { said, pending } = acting;
  const { word: done, itemId } = said?.kind === 'done' ? said : {};
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (done !== undefined) region.current?.focus();
  }, [done]);

  return (
    <div ref={region} tabIndex={-1} className={styles.said}>
      <p role="status">
        <VisuallyHidden>{pending !== undefined && t('done.pending')}</VisuallyHidden>
      </p>
      {done && (
        <Notice
          kind="success"
          actions={
            itemId !== undefined && (
              <ButtonLink variant="primary" to={paths.libraryItem.href(lang, itemId)}>
                {t('included.show')}
              </ButtonLink>
            )
          }
        >
          {t(`done.${done}`)}
        </Notice>
      )}
      {said?.kind === 'waiting' && <Notice>{t('waiting')}</Notice>}
      <Problem said={said} />
    </div>
  );
}
