import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { Select } from '@/ui/Select';
import { TextField } from '@/ui/TextField';
import { useRefill } from '@/ui/useRefill';
import {
  purchaseSorts,
  purchaseStatuses,
  readPurchaseSearch,
  writePurchaseSearch,
  type PurchaseSearch,
} from '@/features/wallet/purchaseSearch';
import styles from '@/features/wallet/PurchaseFilters.module.css';

/** Search, state and order of the list; they go into the address, from the first page on. */
export function PurchaseFilters({ search }: { search: PurchaseSearch }) {
  const { t } = useTranslation('wallet');
  const submit = useSubmit();
  const form = useRefill(String(writePurchaseSearch(search)));

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    // The field of the page is not in the form: a narrower list starts at its beginning.
    void submit(writePurchaseSearch(readPurchaseSearch(new URLSearchParams(entries))), { method: 'get' });
  };

  return (
    <form
      ref={form}
      className={styles.filters}
      role="search"
      aria-label={t('purchases.filter.title')}
      onSubmit={apply}
    >
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
