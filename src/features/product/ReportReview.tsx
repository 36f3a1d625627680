import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '@/data/requestError';
import { useLang } from '@/i18n/lang';
import { hasMessages, loadMessages } from '@/i18n/loadMessages';
import { loadChunk } from '@/lib/chunks';
import type { Lang } from '@/shared/languages';
import { useAction } from '@/ui/form/useAction';
import { Spinner } from '@/ui/Spinner';
import styles from '@/features/product/ProductView.module.css';
import type { ReportReviewDialog } from '@/features/product/ReportReviewDialog';

/** Loads the dialog and its messages; hardly any visitor needs them. */
async function loadDialog(lang: Lang): Promise<Outcome<typeof ReportReviewDialog>> {
  try {
    const [loaded] = await Promise.all([
      loadChunk(() => import('@/features/product/ReportReviewDialog')),
      loadMessages(lang, ['report', 'forms']),
    ]);
    if (hasMessages(lang, 'report')) return { data: loaded.ReportReviewDialog };
  } catch (error) {
    // The page works without it, and the next click retries.
    console.info('The form for reports could not be loaded', error);
  }
  return { failure: { code: 'NETWORK', fields: {} } };
}

interface ReportReviewProps {
  id: string;
  /** The id of the element that tells the review from others, for the button's accessible name. */
  describedBy: string;
}

/** A quiet button that reports a review. */
export function ReportReview({ id, describedBy }: ReportReviewProps) {
  const { t } = useTranslation('product');
  const lang = useLang();
  const buttonId = useId();
  const [Dialog, setDialog] = useState<typeof ReportReviewDialog>();
  const [open, setOpen] = useState(false);
  const opening = useAction(
    () => loadDialog(lang),
    ({ data }) => {
      setDialog(() => data);
      setOpen(true);
    },
  );
  return (
    <>
      <button
        type="button"
        id={buttonId}
        className={styles.report}
        aria-labelledby={`${buttonId} ${describedBy}`}
        aria-haspopup="dialog"
        aria-busy={opening.pending || undefined}
        onClick={() => void opening.run()}
      >
        <span>{t('ratings.report')}</span>
        {opening.pending && <Spinner />}
      </button>
      {opening.failure && (
        <p key={opening.count} role="alert">
          {t('ratings.notOpened')}
        </p>
      )}
      {Dialog && <Dialog id={id} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
