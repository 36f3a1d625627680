import { useTranslation } from 'react-i18next';
import { useFilterForm } from '@/ui/form/useFilterForm';
import { Filters } from '@/ui/list/Filters';
import { Select } from '@/ui/Select';
import { TextField } from '@/ui/TextField';
import { DayField } from '@/features/wallet/DayField';
import {
  activeFilters,
  paymentStatuses,
  readPaymentSearch,
  writePaymentSearch,
} from '@/features/wallet/paymentSearch';

/** Search, state and days of the list; they go into the address, from the first page on. */
export function PaymentFilters() {
  const { t } = useTranslation(['wallet', 'payments']);
  const { search, onSubmit, field } = useFilterForm({
    read: readPaymentSearch,
    write: writePaymentSearch,
  });
  return (
    <Filters
      title={t('payments.filter.title')}
      active={activeFilters(search)}
      apply={t('payments.filter.apply')}
      onSubmit={onSubmit}
    >
      <TextField
        type="search"
        {...field('search')}
        label={t('payments.filter.search')}
        placeholder={t('payments.filter.searchHint')}
        maxLength={100}
        autoComplete="off"
      />
      <Select
        {...field('status')}
        label={t('payments.filter.status')}
        options={[
          { value: '', label: t('payments.filter.anyStatus') },
          ...Object.entries(paymentStatuses).map(([value, status]) => ({
            value,
            label: t(`payments:status.${status}`),
          })),
        ]}
      />
      <DayField {...field('from')} label={t('payments.filter.from')} />
      <DayField {...field('to')} label={t('payments.filter.to')} />
    </Filters>
  );
}
