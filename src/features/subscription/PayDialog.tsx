import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentMethodChoices, usablePaymentMethod, walletBalance } from '@/commerce/paymentMethods';
import type { Outcome } from '@/data/requestError';
import type { WaysToPayQuery } from '@/data/generated/subscription';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Dialog } from '@/ui/Dialog';
import dialog from '@/ui/Dialog.module.css';
import { FailureNotice } from '@/ui/FailureNotice';
import { Loading, Skeleton } from '@/ui/Skeleton';
import styles from '@/features/subscription/Form.module.css';
import { Problem } from '@/features/subscription/Problem';
import type { Owner } from '@/features/subscription/types';
import type { SubscriptionAction } from '@/features/subscription/useSubscriptionAction';
import { ChargeMethodPicker } from '@/features/subscription/ChargeMethodPicker';

export type PaymentMethodsAnswer = Outcome<WaysToPayQuery>;

interface PayDialogProps {
  /** Undefined while loading. */
  answer: PaymentMethodsAnswer | undefined;
  /** The amount overdue. */
  due: { readonly amount: string; readonly Currency: { readonly id: string; readonly code: string } };
  owner: Owner;
  acting: SubscriptionAction;
  onClose: () => void;
  onRetry: () => void;
  /** `saveMethod`: whether to save the method for renewals. */
  onPay: (paymentMethodId: string, saveMethod: boolean) => void;
}

function MethodForm({ answer, due, owner, acting, onRetry, onPay }: PayDialogProps) {
  const { t } = useTranslation('subscription');
  const { money } = useFormat();
  const [chosen, setChosen] = useState<string>();
  const [keeps, setSavesMethod] = useState(true);
  if (!answer)
    return (
      <Loading label={t('pay.loading')}>
        <Skeleton shape="block" />
      </Loading>
    );
  if ('failure' in answer)
    return <FailureNotice failure={answer.failure} title={t('pay.failed')} onRetry={onRetry} />;
  const offered = answer.data.availablePaymentMethods;
  const { amount, Currency } = due;
  const choices = paymentMethodChoices(offered, owner, { total: amount, Currency });
  const way = usablePaymentMethod(choices, chosen);
  const offersSavingMethod = offered.some(({ id, canBeKept }) => id === way && canBeKept);
  return (
    <div className={styles.form}>
      <ChargeMethodPicker choices={choices} currency={Currency.code} chosen={way} onChoose={setChosen} />
      {offersSavingMethod && (
        <Checkbox
          name="saveMethod"
          label={t('pay.keep')}
          hint={t('pay.keepHint')}
          checked={keeps}
          onChange={(event) => setSavesMethod(event.target.checked)}
        />
      )}
      <Problem said={acting.said} />
      <div className={dialog.actions}>
        <Button
          variant="primary"
          wide
          disabled={way === undefined}
          pending={acting.pending === 'pay'}
          onClick={() => way !== undefined && onPay(way, offersSavingMethod && keeps)}
        >
          {t('pay.button', { amount: money(amount, Currency.code) })}
        </Button>
      </div>
    </div>
  );
}

/** Pays the overdue amount with a method of the user's choice. */
export function PayDialog(props: PayDialogProps) {
  const { t } = useTranslation('subscription');
  const { money } = useFormat();
  const { due, owner, onClose } = props;
  const { code } = due.Currency;
  return (
    <Dialog open onClose={onClose} title={t('pay.title')}>
      <p>
        {t('pay.text', {
          amount: isolate(money(due.amount, code)),
          balance: isolate(money(walletBalance(owner, due.Currency), code)),
        })}
      </p>
      <MethodForm {...props} />
    </Dialog>
  );
}
