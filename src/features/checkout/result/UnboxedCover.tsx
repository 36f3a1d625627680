import { pictureAt } from '@/shared/pictures';
import { Picture } from '@/ui/Picture';
import { ResultMark } from '@/features/checkout/result/ResultMark';
import type { OrderView } from '@/features/checkout/result/orderView';
import styles from '@/features/checkout/result/UnboxedCover.module.css';

interface UnboxedCoverProps {
  address: string | null | undefined;
  view: OrderView;
}

/** The cover of what was ordered, with the order's state on it; only the state without a cover, as for plans. */
export function UnboxedCover({ address, view }: UnboxedCoverProps) {
  if (!pictureAt(address)) return <ResultMark view={view} />;
  const isOpened = view === 'paid' || view === 'partlyRefunded';
  return (
    <div className={isOpened ? `${styles.cover} ${styles.opened}` : styles.cover}>
      <Picture address={address} sizes="18rem" shape="cover" first />
      <div className={styles.state}>
        <ResultMark view={view} />
      </div>
    </div>
  );
}
