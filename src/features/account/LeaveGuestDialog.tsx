import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

interface LeaveGuestDialogProps {
  onClose: () => void;
  onLeave: () => void;
}

/** Confirms a guest's logout: without an account, only the emailed link leads back to their purchases. */
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
