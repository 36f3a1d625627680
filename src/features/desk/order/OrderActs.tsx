import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { customersCorrect } from '@/shared/desk/customer';
import { ordersDetails, ordersResend, type OrderPage } from '@/shared/desk/order';
import { reason } from '@/shared/desk/values';
import { email } from '@/shared/validation';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { buyerDetailsForm } from '@/shared/buyerDetails';
import { ActBar } from '@/features/desk/DeskSection';
import { ActButton } from '@/features/desk/act/ActButton';
import type { ActForm } from '@/features/desk/act/ActFields';
import { RefundButton } from '@/features/desk/order/RefundButton';

/** What the receipt says about the buyer. */
function useDetailsForm({ buyerDetails }: OrderPage): ActForm {
  const { t } = useTranslation('desk');
  return {
    schema: buyerDetailsForm,
    fields: (field) => (
      <>
        <TextField
          {...field('company')}
          label={t('fields.company')}
          defaultValue={buyerDetails?.company ?? ''}
        />
        <TextArea
          {...field('address')}
          label={t('fields.address')}
          defaultValue={buyerDetails?.address ?? ''}
          rows={3}
        />
        <TextField {...field('taxId')} label={t('fields.taxId')} defaultValue={buyerDetails?.taxId ?? ''} />
      </>
    ),
  };
}

/** The right address, and why. */
function useCorrectForm(order: OrderPage): ActForm {
  const { t } = useTranslation('desk');
  return {
    schema: v.object({ email, reason }),
    fields: (field) => (
      <>
        <TextField
          {...field('email')}
          type="email"
          label={t('fields.email')}
          defaultValue={order.email ?? ''}
          autoComplete="off"
        />
        <TextArea {...field('reason')} label={t('fields.reason')} rows={2} />
      </>
    ),
  };
}

/** What can be done with an order. */
export function OrderActs({ order }: { order: OrderPage }) {
  const { id, can } = order;
  const detailsForm = useDetailsForm(order);
  const correctForm = useCorrectForm(order);
  return (
    <ActBar>
      {can.resend && <ActButton act={ordersResend} fixed={{ order: id }} />}
      {can.refund && <RefundButton order={order} />}
      {can.details && <ActButton act={ordersDetails} fixed={{ order: id }} form={detailsForm} />}
      <ActButton act={customersCorrect} fixed={{ order: id }} form={correctForm} />
    </ActBar>
  );
}
