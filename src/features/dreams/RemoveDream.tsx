import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

interface RemoveDreamProps {
  /** Title of the dream; undefined while the dialog is closed. */
  title: string | undefined;
  onClose: () => void;
  onRemove: () => void;
}

/** Confirms before deleting a dream. */
export function RemoveDream({ title, onClose, onRemove }: RemoveDreamProps) {
  const { t } = useTranslation('dreams');
  return (
    <Dialog
      open={title !== undefined}
      onClose={onClose}
      title={t('remove.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('remove.keep')}</Button>
          <Button variant="danger" onClick={onRemove}>
            {t('actions.delete')}
          </Button>
        </>
      }
    >
      {title !== undefined && <p>{t('remove.text', { title: isolate(title) })}</p>}
    </Dialog>
  );
}
