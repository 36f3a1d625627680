import { useTranslation } from 'react-i18next';
import { PaymentMethodPicker } from '@/commerce/PaymentMethodPicker';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Notice } from '@/ui/Notice';
import styles from '@/features/checkout/form/PaymentMethodSection.module.css';
import type { Checkout } from '@/features/checkout/form/useCheckout';

interface PayWithProps {
  checkout: Checkout;
  error: string | undefined;
}

/** The payment method, and whether it also pays for renewals. If nothing is charged now, none is needed. */
export function PaymentMethodSection({ checkout, error }: PayWithProps) {
  const { t } = useTranslation(['payment', 'forms']);
  const { isTrial, isFree, methods, methodId, price, buyer } = checkout;
  if (isTrial) return <Notice kind="info">{t('payment:trial.method')}</Notice>;
  if (isFree) return <Notice kind="info">{t('payment:method.nothing')}</Notice>;
  const [only, ...others] = methods;
  return (
    <>
      {only && others.length === 0 && !only.obstacle ? (
        <div>
          <p className="cluster apart">
            <span className="muted">{t('payment:method.legend')}</span>
            <span>{only.method.displayName}</span>
          </p>
          <p className={styles.next}>{only.method.description}</p>
        </div>
      ) : (
        <PaymentMethodPicker
          choices={methods}
          chosen={methodId}
          currency={price.quote?.Currency.code}
          error={error}
          words={{
            legend: t('method.legend'),
            none: t('method.none'),
            login: t('method.balanceLogin'),
            balance: (amount) => t('method.balance', { amount }),
            balanceShort: (amount) => t('method.balanceShort', { amount }),
          }}
          onChoose={buyer.setMethodId}
        />
      )}
      {checkout.offersSavingMethod && (
        <Checkbox
          name="saveMethod"
          label={t('payment:keep.label')}
          hint={t('payment:keep.hint')}
          checked={checkout.keeps}
          onChange={(event) => checkout.setSavesMethod(event.target.checked)}
        />
      )}
    </>
  );
}
