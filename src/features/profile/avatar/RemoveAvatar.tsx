import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

interface RemoveAvatarProps {
  pending: boolean;
  onRemove: () => void;
}

/** Removes the avatar, after a confirmation. */
export function RemoveAvatar({ pending, onRemove }: RemoveAvatarProps) {
  const { t } = useTranslation('general');
  const [isAsking, setIsAsking] = useState(false);
  const keep = () => setIsAsking(false);
  return (
    <>
      <Button pending={pending} onClick={() => setIsAsking(true)}>
        {t('avatar.remove')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={keep}
        title={t('avatar.removal.title')}
        actions={
          <>
            <Button onClick={keep}>{t('avatar.removal.keep')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                keep();
                onRemove();
              }}
            >
              {t('avatar.removal.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('avatar.removal.text')}</p>
      </Dialog>
    </>
  );
}
