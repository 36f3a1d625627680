import type { PurchaseRowFragment } from '@/data/generated/wallet';
import { EmptyWalletList } from '@/features/wallet/EmptyWalletList';
import { PurchaseTable } from '@/features/wallet/PurchaseTable';

/** A user's latest purchases, as loaded with `newestPurchases`. */
export function LastPurchases({
  purchases,
  now,
}: {
  purchases: readonly PurchaseRowFragment[];
  now: number;
}) {
  return purchases.length > 0 ? (
    <PurchaseTable purchases={purchases} now={now} />
  ) : (
    <EmptyWalletList list="purchases" />
  );
}
