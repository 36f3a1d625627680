import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { useFailureText, type ShownFailure } from '@/ui/failureText';
import { Notice } from '@/ui/Notice';

interface FailureNoticeProps {
  failure: ShownFailure;
  /** What could not be done. */
  title?: ReactNode;
  /** Adds a retry button. */
  onRetry?: () => void;
}

/** Says that something failed and why, with an optional retry. */
export function FailureNotice({ failure, title, onRetry }: FailureNoticeProps) {
  const { t } = useTranslation('forms');
  const words = useFailureText();
  return (
    <Notice kind="error" title={title} actions={onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}>
      <p>{words(failure)}</p>
    </Notice>
  );
}
