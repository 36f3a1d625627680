import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Select } from '@/ui/Select';
import { TextField } from '@/ui/TextField';
import {
  purchaseSorts,
  purchaseStatuses,
  readPurchaseSearch,
  writePurchaseSearch,
  type PurchaseSearch,
} from '@/features/wallet/purchaseSearch';
import { useFilterForm } from '@/features/wallet/useFilterForm';
import styles from '@/features/wallet/PurchaseFilters.module.css';

/** Search, state and order of the list; they go into the address, from the first page on. */
export function PurchaseFilters({ search }: { search: PurchaseSearch }) {
  const { t } = useTranslation('wallet');
  const form = useFilterForm(search, readPurchaseSearch, writePurchaseSearch);
  return (
    <form {...form} className={styles.filters} role="search" aria-label={t('purchases.filter.title')}>
      <TextField
        type="search"
        name="search"
        label={t('purchases.filter.search')}
        placeholder={t('purchases.filter.searchHint')}
        defaultValue={search.search}
        maxLength={100}
        autoComplete="off"
      />
      <Select
        name="status"
        label={t('purchases.filter.status')}
        defaultValue={search.status ?? ''}
        options={[
          { value: '', label: t('purchases.filter.anyStatus') },
          ...Object.entries(purchaseStatuses).map(([value, status]) => ({
            value,
            label: t(`purchases.status.${status}`),
          })),
        ]}
      />
      <Select
        name="sort"
        label={t('purchases.filter.sort')}
        defaultValue={search.sort}
        options={Object.keys(purchaseSorts).map((value) => ({
          value,
          label: t(`purchases.sort.${value as keyof typeof purchaseSorts}`),
        }))}
      />
      <Button type="submit">{t('purchases.filter.apply')}</Button>
    </form>
  );
}
