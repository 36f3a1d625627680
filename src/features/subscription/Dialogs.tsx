import { ActivateDialog } from '@/features/subscription/ActivateDialog';
import { CancelDialog } from '@/features/subscription/CancelDialog';
import { ChangeDialog } from '@/features/subscription/ChangeDialog';
import { PayDialog } from '@/features/subscription/PayDialog';
import type { Owner, Subscription } from '@/features/subscription/types';
import type { useSubscription } from '@/features/subscription/useSubscription';

interface DialogsProps {
  doing: ReturnType<typeof useSubscription>;
  owner: Owner;
  subscription: Subscription;
  /** The next charge. */
  due: { readonly amount: string; readonly Currency: { readonly id: string; readonly code: string } };
}

/** The open dialog, if any. */
export function Dialogs({ doing, owner, subscription, due }: DialogsProps) {
  const { acting, dialog, close } = doing;
  if (!dialog) return null;
  switch (dialog.kind) {
    case 'cancel':
      return (
        <CancelDialog subscription={subscription} acting={acting} onClose={close} onCancel={doing.cancel} />
      );
    case 'activate':
      return (
        <ActivateDialog
          product={dialog.product}
          subscription={subscription}
          acting={acting}
          onClose={close}
          onActivate={doing.activate}
        />
      );
    case 'pay':
      return (
        <PayDialog
          answer={dialog.answer}
          due={due}
          owner={owner}
          acting={acting}
          onClose={close}
          onRetry={() => doing.askToPay(dialog.productId)}
          onPay={doing.pay}
        />
      );
    case 'change':
      return (
        <ChangeDialog
          plan={dialog.plan}
          answer={dialog.answer}
          owner={owner}
          acting={acting}
          onClose={close}
          onRetry={() => doing.askToChange(dialog.plan)}
          onConfirm={(preview, way) => void doing.changePlan(dialog.plan, preview, way)}
        />
      );
  }
}
