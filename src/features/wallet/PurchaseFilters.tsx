import { useTranslation } from 'react-i18next';
import { useFilterForm } from '@/ui/form/useFilterForm';
import { Filters } from '@/ui/list/Filters';
import { Select } from '@/ui/Select';
import { TextField } from '@/ui/TextField';
import {
  activeFilters,
  purchaseSorts,
  purchaseStatuses,
  readPurchaseSearch,
  writePurchaseSearch,
} from '@/features/wallet/purchaseSearch';

/** Search, state and order of the list; they go into the address, from the first page on. */
export function PurchaseFilters() {
  const { t } = useTranslation('wallet');
  const form = useFilterForm({
    read: readPurchaseSearch,
    write: writePurchaseSearch,
  });
  return (
    <Filters
      form={form}
      active={activeFilters(form.search)}
      sort={
        <Select
          {...form.field('sort')}
          label={t('sort.label')}
          options={Object.keys(purchaseSorts).map((value) => ({
            value,
            label: t(`sort.${value as keyof typeof purchaseSorts}`),
          }))}
        />
      }
    >
      <TextField
        type="search"
        {...form.field('search')}
        label={t('purchases.filter.search')}
        placeholder={t('purchases.filter.searchHint')}
        maxLength={100}
        autoComplete="off"
      />
      <Select
        {...form.field('status')}
        label={t('purchases.filter.status')}
        options={[
          { value: '', label: t('purchases.filter.anyStatus') },
          ...Object.entries(purchaseStatuses).map(([value, status]) => ({
            value,
            label: t(`purchases.status.${status}`),
          })),
        ]}
      />
    </Filters>
  );
}
