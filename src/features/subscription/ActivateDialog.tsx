import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Problem } from '@/features/subscription/Problem';
import type { Product, Subscription } from '@/features/subscription/types';
import type { SubscriptionAction } from '@/features/subscription/useSubscriptionAction';

interface ActivateDialogProps {
  product: Product;
  subscription: Subscription;
  acting: SubscriptionAction;
  onClose: () => void;
  onActivate: (productId: string) => void;
}

/** Confirms before using up one of the limited activations, which can't be undone. */
export function ActivateDialog({ product, subscription, acting, onClose, onActivate }: ActivateDialogProps) {
  const { t } = useTranslation('subscription');
  const { number } = useFormat();
  const { activationsLeft, maxActivated } = subscription;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('activate.title', { product: isolate(product.title) })}
      actions={
        <>
          <Button onClick={onClose}>{t('activate.keep')}</Button>
          <Button
            variant="primary"
            pending={acting.pending !== undefined}
            onClick={() => onActivate(product.id)}
          >
            {t('activate.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('activate.text', { left: number(activationsLeft - 1), max: number(maxActivated) })}</p>
      {subscription.status === 'TRIALING' && <p>{t('activate.trial')}</p>}
      <Problem said={acting.said} />
    </Dialog>
  );
}
