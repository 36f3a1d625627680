import { useTranslation } from 'react-i18next';
import type { PurchaseRowFragment, PurchasesQueryVariables } from '@/graphql/generated/wallet';
import { NoPurchases } from '@/features/wallet/NoPurchases';
import { PurchaseTable } from '@/features/wallet/PurchaseTable';
import { readPurchaseSearch } from '@/features/wallet/purchaseSearch';

/** What to ask for, to show the newest few. */
export const lastPurchases = {
  offset: 0,
  limit: 5,
  sort: 'NEWEST',
} as const satisfies PurchasesQueryVariables;

const unfiltered = readPurchaseSearch(new URLSearchParams());

/** The newest purchases of a person, as `lastPurchases` asks for them. */
export function LastPurchases({
  purchases,
  now,
}: {
  purchases: readonly PurchaseRowFragment[];
  now: number;
}) {
  const { t } = useTranslation('wallet');
  return purchases.length > 0 ? (
    <PurchaseTable purchases={purchases} caption={t('purchases.title')} now={now} />
  ) : (
    <NoPurchases search={unfiltered} total={0} />
  );
}
