import type { PurchaseRowFragment } from '@/data/generated/wallet';
import { EmptyWalletList } from '@/features/wallet/EmptyWalletList';
import { PurchaseTable } from '@/features/wallet/PurchaseTable';

/** The newest purchases of a person, as `newestPurchases` asks for them. */
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
