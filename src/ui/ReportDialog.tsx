import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import styles from '@/ui/Dialog.module.css';

/** The submit button is gone once a report is sent: without this, the keyboard would start over. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

interface ReportDialogProps {
  open: boolean;
  onClose: () => void;
  /** What is reported. */
  title: ReactNode;
  /** The form, which calls `onSent` once the report has arrived. */
  children: (onSent: () => void) => ReactNode;
}

/** In which a visitor reports something to the operator: a form, then a confirmation. Needs the namespace `forms`. */
export function ReportDialog({ open, onClose, title, children }: ReportDialogProps) {
  const { t } = useTranslation('forms');
  const [isSent, setIsSent] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open &&
        (isSent ? (
          <Notice
            kind="success"
            actions={
              <Button ref={focus} onClick={onClose}>
                {t('report.close')}
              </Button>
            }
          >
            {t('report.sent')}
          </Notice>
        ) : (
          children(() => setIsSent(true))
        ))}
    </Dialog>
  );
}

/** The buttons at the end of a report's form. */
export function ReportActions({ pending, onClose }: { pending: boolean; onClose: () => void }) {
  const { t } = useTranslation('forms');
  return (
    <div className={styles.actions}>
      <Button onClick={onClose}>{t('report.cancel')}</Button>
      <Button type="submit" variant="primary" pending={pending}>
        {t('report.send')}
      </Button>
    </div>
  );
}
