import { FiguresChart } from '@/features/site/investors/FiguresChart';
import { FiguresTable } from '@/features/site/investors/FiguresTable';
import styles from '@/features/site/investors/Numbers.module.css';

/** The same five years twice: as a chart and as a table. */
export function Numbers() {
  return (
    <div className={styles.numbers}>
      <FiguresTable />
      <FiguresChart />
    </div>
  );
}
