import { useTranslation } from 'react-i18next';
import { keysOf } from '@/shared/keysOf';
import { useFilterForm } from '@/ui/form/useFilterForm';
import { ListFilters } from '@/features/wallet/ListFilters';
import {
  activeFilters,
  archived,
  purchaseSorts,
  purchaseStatuses,
  readPurchaseSearch,
  writePurchaseSearch,
} from '@/features/wallet/purchaseSearch';

/** Filters for purchases. */
export function PurchaseFilters() {
  const { t } = useTranslation('wallet');
  const form = useFilterForm({ read: readPurchaseSearch, write: writePurchaseSearch });
  return (
    <ListFilters
      list="purchases"
      form={form}
      active={activeFilters(form.search)}
      sorts={keysOf(purchaseSorts)}
      statuses={[
        ...Object.entries(purchaseStatuses).map(([value, status]) => ({
          value,
          label: t(`purchases.status.${status}`),
        })),
        ...(import.meta.env.VITE_PROVIDER === 'specification'
          ? []
          : [{ value: archived, label: t('purchases.archived') }]),
      ]}
    />
  );
}
