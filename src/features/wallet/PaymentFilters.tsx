import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Select } from '@/ui/Select';
import { TextField } from '@/ui/TextField';
import { DayField } from '@/features/wallet/DayField';
import {
  paymentStatuses,
  readPaymentSearch,
  writePaymentSearch,
  type PaymentSearch,
} from '@/features/wallet/paymentSearch';
import { useFilterForm } from '@/features/wallet/useFilterForm';
import styles from '@/features/wallet/PaymentFilters.module.css';

/** Search, state and days of the list; they go into the address, from the first page on. */
export function PaymentFilters({ search }: { search: PaymentSearch }) {
  const { t } = useTranslation(['wallet', 'payments']);
  const form = useFilterForm(search, readPaymentSearch, writePaymentSearch);
  return (
    <form {...form} className={styles.filters} role="search" aria-label={t('payments.filter.title')}>
      <TextField
        type="search"
        name="search"
        label={t('payments.filter.search')}
        placeholder={t('payments.filter.searchHint')}
        defaultValue={search.search}
        maxLength={100}
        autoComplete="off"
      />
      <Select
        name="status"
        label={t('payments.filter.status')}
        defaultValue={search.status ?? ''}
        options={[
          { value: '', label: t('payments.filter.anyStatus') },
          ...Object.entries(paymentStatuses).map(([value, status]) => ({
            value,
            label: t(`payments:status.${status}`),
          })),
        ]}
      />
      <DayField name="from" label={t('payments.filter.from')} defaultValue={search.from} />
      <DayField name="to" label={t('payments.filter.to')} defaultValue={search.to} />
      <Button type="submit">{t('payments.filter.apply')}</Button>
    </form>
  );
}
