import { useTranslation } from 'react-i18next';
import { useFilterForm } from '@/ui/form/useFilterForm';
import { Filters } from '@/ui/list/Filters';
import { Select } from '@/ui/Select';
import { TextField } from '@/ui/TextField';
import { DayField } from '@/features/wallet/DayField';
import {
  activeFilters,
  paymentSorts,
  paymentStatuses,
  readPaymentSearch,
  writePaymentSearch,
} from '@/features/wallet/paymentSearch';

/** Search, state, days and order of the list; they go into the address, from the first page on. */
export function PaymentFilters() {
  const { t } = useTranslation(['wallet', 'payments']);
  const form = useFilterForm({
    read: readPaymentSearch,
    write: writePaymentSearch,
  });
  return (
    <Filters
      form={form}
      active={activeFilters(form.search)}
      sort={
        <Select
          {...form.field('sort')}
          label={t('sort.label')}
          options={Object.keys(paymentSorts).map((value) => ({
            value,
            label: t(`sort.${value as keyof typeof paymentSorts}`),
          }))}
        />
      }
    >
      <TextField
        type="search"
        {...form.field('search')}
        label={t('payments.filter.search')}
        placeholder={t('payments.filter.searchHint')}
        maxLength={100}
        autoComplete="off"
      />
      <Select
        {...form.field('status')}
        label={t('payments.filter.status')}
        options={[
          { value: '', label: t('payments.filter.anyStatus') },
          ...Object.entries(paymentStatuses).map(([value, status]) => ({
            value,
            label: t(`payments:status.${status}`),
          })),
        ]}
      />
      <DayField {...form.field('from')} label={t('payments.filter.from')} />
      <DayField {...form.field('to')} label={t('payments.filter.to')} />
    </Filters>
  );
}
