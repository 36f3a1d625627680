import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '@/lib/chunks';
import { Menu } from '@/ui/Menu';
import { Spinner } from '@/ui/Spinner';
import { useLateDialog } from '@/ui/useLateDialog';
import styles from '@/features/product/Reviews.module.css';

interface ReportReviewProps {
  id: string;
  /** The id of the element that tells the review from others, for the accessible name. */
  describedBy: string;
}

/** In the menu: reports a review. */
function ReportButton({ id, describedBy }: ReportReviewProps) {
  const { t } = useTranslation('product');
  const buttonId = useId();
  const { loaded, isOpen, opening, close } = useLateDialog(
    () => loadChunk(() => import('@/features/product/ReportReviewDialog')),
    ['report', 'forms'],
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
      {loaded && <loaded.ReportReviewDialog id={id} open={isOpen} onClose={close} />}
    </>
  );
}

/** A menu with what else can be done with a review. */
export function ReviewMenu({ author, ...review }: ReportReviewProps & { author: string }) {
  const { t } = useTranslation('product');
  return (
    <Menu
      className={styles.menu}
      label={`${t('ratings.menu')}: ${author}`}
      face={<span aria-hidden="true">⋯</span>}
    >
      <ReportButton {...review} />
    </Menu>
  );
}
