import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

interface RevokeOthersProps {
  /** Number of other sessions. */
  count: number;
  onConfirm: () => Promise<void>;
}

/** Ends all other sessions, after a confirmation. */
export function RevokeOthers({ count, onConfirm }: RevokeOthersProps) {
  const { t } = useTranslation('security');
  const [isAsking, setIsAsking] = useState(false);
  const [pending, start] = useTransition();
  const close = () => setIsAsking(false);
  const confirm = () =>
    start(async () => {
      await onConfirm();
      close();
    });
  return (
    <div>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {t('sessions.revokeOthers')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t('sessions.confirmTitle')}
        actions={
          <>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button variant="danger" pending={pending} onClick={confirm}>
              {t('sessions.revokeOthers')}
            </Button>
          </>
        }
      >
        <p>{t('sessions.confirmText', { count })}</p>
      </Dialog>
    </div>
  );
}
