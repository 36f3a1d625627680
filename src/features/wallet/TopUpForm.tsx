import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '@/commerce/amount/AmountField';
import { AmountPresets } from '@/commerce/amount/AmountPresets';
import type { WalletQuery } from '@/data/generated/payments';
import { currencyOption } from '@/i18n/currencyOption';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { Form } from '@/ui/form/Form';
import type { FormState } from '@/ui/form/useForm';
import { Notice } from '@/ui/Notice';
import { takeFocus } from '@/ui/takeFocus';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { RadioOption } from '@/ui/fields/RadioOption';
import { Select } from '@/ui/fields/Select';
import { suggestedAmounts, type TopUpLimit } from '@/features/wallet/topUpAmount';
import { useTopUp } from '@/features/wallet/useTopUp';
import styles from '@/features/wallet/TopUpForm.module.css';

type Wallet = WalletQuery['wallet'];

interface AmountFieldsProps {
  form: Pick<FormState<'amount' | 'currencyId'>, 'field'>;
  limits: readonly TopUpLimit[];
  /** Id of the initially selected currency. */
  own: string | undefined;
  /** Limit of the selected currency. */
  limit: TopUpLimit | undefined;
  onCurrency: (id: string) => void;
}

/** Amount and currency, within the limits stated below. */
function AmountFields({ form, limits, own, limit, onCurrency }: AmountFieldsProps) {
  const { t } = useTranslation('wallet');
  const format = useFormat();
  return (
    <div className={styles.amount}>
      <AmountField {...form.field('amount')} limits={limit} currency={limit?.Currency.code} />
      <Select
        {...form.field('currencyId')}
        label={t('topUp.currency')}
        // Uncontrolled, because revalidating the form would otherwise reset the selection.
        defaultValue={own}
        onChange={(event) => onCurrency(event.currentTarget.value)}
        options={limits.map(({ Currency }) => ({
          value: Currency.id,
          label: currencyOption(format, Currency.code),
        }))}
      />
    </div>
  );
}

/** Writes an amount into the field of the button's form. */
function choose(button: HTMLButtonElement, amount: string): void {
  const field = button.form?.elements.namedItem('amount');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = amount;
  // Triggers revalidation of the field.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Form to fund the wallet: amount, currency and payment method. */
export function TopUpForm({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('wallet');
  const { TopUpLimits: limits, PaymentMethods: methods } = wallet;
  const own = limits.find(({ Currency }) => Currency.id === wallet.Currency.id) ?? limits[0];
  const [currencyId, setCurrencyId] = useState(own?.Currency.id);
  const limit = limits.find(({ Currency }) => Currency.id === currencyId);
  const form = useTopUp(limit);
  const { error } = form.field('paymentMethodId');
  // No notice is shown on a page that is being left.
  const trouble = form.data === 'lost' || form.data === 'strangeProvider' ? form.data : undefined;

  if (methods.length === 0)
    return (
      <Card title={t('topUp.title')}>
        <p className={styles.quiet}>{t('topUp.none')}</p>
      </Card>
    );
  return (
    <Card title={t('topUp.title')}>
      <Form form={form} className={styles.form} failureTitle={t('topUp.refused')}>
        {trouble && (
          <div key={form.count} ref={takeFocus} tabIndex={-1}>
            <Notice kind="warning" title={t(`topUp.${trouble}.title`)}>
              <p>{t(`topUp.${trouble}.text`)}</p>
            </Notice>
          </div>
        )}
        <AmountFields
          form={form}
          limits={limits}
          own={own?.Currency.id}
          limit={limit}
          onCurrency={setCurrencyId}
        />
        {limit && (
          <AmountPresets
            amounts={suggestedAmounts(limit)}
            currency={limit.Currency.code}
            onChoose={(amount, button) => choose(button, amount)}
          />
        )}
        <RadioGroup legend={t('topUp.method')} error={error}>
          {methods.map(({ id, displayName, description }, index) => (
            <RadioOption
              key={id}
              name="paymentMethodId"
              value={id}
              label={displayName}
              description={description}
              defaultChecked={index === 0}
            />
          ))}
        </RadioGroup>
        <div>
          <Button type="submit" variant="primary" pending={form.pending}>
            {t(form.pending ? 'topUp.sending' : 'topUp.submit')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
