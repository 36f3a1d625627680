import Check from 'lucide-react/icons/check';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import Hourglass from 'lucide-react/icons/hourglass';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import X from 'lucide-react/icons/x';
import styles from '@/features/checkout/result/ResultMark.module.css';
import type { OrderView } from '@/features/checkout/result/orderView';

const icons = {
  paid: Check,
  partlyRefunded: Check,
  refunded: CornerUpLeft,
  unconfirmed: Hourglass,
  processing: undefined,
  declined: X,
  unpaid: Hourglass,
  expired: Hourglass,
  foreign: LockKeyhole,
} as const;

const tones = {
  paid: styles.good,
  partlyRefunded: styles.good,
  refunded: styles.quiet,
  unconfirmed: styles.wait,
  processing: styles.wait,
  declined: styles.bad,
  unpaid: styles.wait,
  expired: styles.quiet,
  foreign: styles.quiet,
} as const;

/** The state as a small orbit: its body circles while something is in progress and stops when done. */
export function ResultMark({ view }: { view: OrderView | 'foreign' }) {
  const Icon = icons[view];
  return (
    <span className={`${styles.mark} ${tones[view]}`} aria-hidden="true">
      <svg
        className={view === 'processing' ? styles.turning : undefined}
        viewBox="0 0 64 64"
        fill="none"
        stroke="currentColor"
      >
        <circle cx="32" cy="32" r="29" opacity="0.35" />
        <circle cx="32" cy="3" r="3" fill="currentColor" stroke="none" />
        {!Icon && <circle cx="32" cy="32" r="8" fill="currentColor" stroke="none" />}
      </svg>
      {Icon && <Icon size={26} strokeWidth={1.75} />}
    </span>
  );
}
