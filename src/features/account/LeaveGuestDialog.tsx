import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

interface LeaveGuestDialogProps {
  onClose: () => void;
  onLeave: () => void;
}

/** Asks before a guest logs out: without an account only the mailed link leads back to what was bought. */
export function LeaveGuestDialog({ onClose, onLeave }: LeaveGuestDialogProps) {
  const { t } = useTranslation('links');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('leave.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('leave.keep')}</Button>
          <Button variant="danger" onClick={onLeave}>
            {t('leave.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}
