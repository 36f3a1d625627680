import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { customersMerge, customersResend, type Customer } from '@/shared/desk/customer';
import { reason } from '@/shared/desk/values';
import { Select } from '@/ui/fields/Select';
import { TextArea } from '@/ui/fields/TextArea';
import { ActBar } from '@/features/desk/DeskSection';
import { ActButton } from '@/features/desk/act/ActButton';
import type { ActForm } from '@/features/desk/act/ActFields';
import type { Person } from '@/features/desk/customer/PersonSection';
import { useShopTime } from '@/features/desk/useShopTime';

/** Which guest is merged, and why. */
function useMergeForm(guests: readonly Person[]): ActForm {
  const { t } = useTranslation('desk');
  const { minute } = useShopTime();
  return {
    schema: v.object({ guest: v.string(), reason }),
    fields: (field) => (
      <>
        <Select
          {...field('guest')}
          label={t('customer.guest')}
          options={guests.map(({ id, createdAt }) => ({ value: id, label: minute(createdAt) }))}
        />
        <TextArea {...field('reason')} label={t('fields.reason')} rows={2} />
      </>
    ),
  };
}

/** What can be done for an address as a whole. */
export function CustomerActs({ customer: { email, people, orders } }: { customer: Customer }) {
  const account = people.find(({ isGuest }) => !isGuest);
  const guests = people.filter(({ isGuest }) => isGuest);
  const mergeForm = useMergeForm(guests);
  return (
    <ActBar>
      {email !== null && orders.length > 0 && <ActButton act={customersResend} fixed={{ email }} />}
      {account && guests.length > 0 && (
        <ActButton act={customersMerge} fixed={{ account: account.id }} form={mergeForm} />
      )}
    </ActBar>
  );
}
