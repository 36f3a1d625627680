import { useTranslation } from 'react-i18next';
import { keysOf } from '@/shared/keysOf';
import { DayField } from '@/ui/fields/day/DayField';
import { useFilterForm } from '@/ui/form/useFilterForm';
import { ListFilters } from '@/features/wallet/ListFilters';
import {
  activeFilters,
  paymentSorts,
  paymentStatuses,
  readPaymentSearch,
  writePaymentSearch,
} from '@/features/wallet/paymentSearch';

/** Filters for payments, including a date range. */
export function PaymentFilters() {
  const { t } = useTranslation(['wallet', 'payments', 'day']);
  const form = useFilterForm({ read: readPaymentSearch, write: writePaymentSearch });
  return (
    <ListFilters
      list="payments"
      form={form}
      active={activeFilters(form.search)}
      sorts={keysOf(paymentSorts)}
      statuses={Object.entries(paymentStatuses).map(([value, status]) => ({
        value,
        label: t(`payments:status.${status}`),
      }))}
    >
      <DayField
        {...form.field('from')}
        label={t('payments.filter.from')}
        empty={t('day:any')}
        last={form.search.to}
      />
      <DayField
        {...form.field('to')}
        label={t('payments.filter.to')}
        empty={t('day:any')}
        first={form.search.from}
      />
    </ListFilters>
  );
}
