import { FiguresChart } from '@/features/investors/FiguresChart';
import { FiguresTable } from '@/features/investors/FiguresTable';
import styles from '@/features/investors/Numbers.module.css';

/** The same five years twice: drawn, and as a table. */
export function Numbers() {
  return (
    <div className={styles.numbers}>
      <FiguresTable />
      <FiguresChart />
    </div>
  );
}
