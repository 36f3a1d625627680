import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { separatorsOf } from '@/i18n/separators';
import { refund, type OrderPage } from '@/shared/desk/order';
import { reason } from '@/shared/desk/values';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Select } from '@/ui/fields/Select';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { ActButton } from '@/features/desk/act/ActButton';
import type { ActForm } from '@/features/desk/act/ActFields';
import { amountField, optionalField } from '@/features/desk/act/fields';

type Payment = OrderPage['payments'][number];

/** How much goes back, where to, and what becomes of access. */
function useRefundForm({ left }: Payment, isToWallet: boolean): ActForm {
  const { t } = useTranslation(['desk', 'forms']);
  const lang = useLang();
  const { money } = useFormat();
  return {
    schema: v.object({
      amount: amountField(lang),
      to: v.picklist(['wallet', 'source'], 'choose'),
      keep: v.boolean(),
      reason: optionalField(reason),
    }),
    fields: (field) => (
      <>
        <TextField
          {...field('amount')}
          label={t('fields.amount', { currency: left.currency })}
          hint={t('fields.atMost', { amount: isolate(money(left.amount, left.currency)) })}
          defaultValue={left.amount.replace('.', separatorsOf(lang).decimal)}
          inputMode="decimal"
          maxLength={40}
          autoComplete="off"
        />
        <Select
          {...field('to')}
          label={t('fields.to')}
          options={[
            { value: 'source', label: t('to.source') },
            ...(isToWallet ? [{ value: 'wallet', label: t('to.wallet') }] : []),
          ]}
        />
        <Checkbox {...field('keep')} label={t('fields.keep')} hint={t('fields.keepHint')} />
        <TextArea {...field('reason')} label={t('fields.reason')} optional={t('forms:optional')} rows={2} />
      </>
    ),
  };
}

/** Refunds what is left of a payment, or a part of it. */
function RefundPayment({ payment, isToWallet }: { payment: Payment; isToWallet: boolean }) {
  return (
    <ActButton
      act={refund}
      variant="danger"
      fixed={{ payment: payment.id }}
      form={useRefundForm(payment, isToWallet)}
    />
  );
}

/** Refunds the payment of an order that has something left. */
export function RefundButton({ order: { payments, can } }: { order: OrderPage }) {
  const payment = payments.find(({ left }) => Number(left.amount) > 0);
  return payment && <RefundPayment payment={payment} isToWallet={can.refundToWallet} />;
}
