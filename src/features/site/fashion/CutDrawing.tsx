import { cuts, type Garment } from '@/features/site/fashion/cuts';
import styles from '@/features/site/fashion/CutDrawing.module.css';

/** A garment laid flat, with dashed seams. */
export function CutDrawing({ garment }: { garment: Garment }) {
  const { outline, seams } = cuts[garment];
  return (
    <svg className="drawing" viewBox="0 0 100 100" aria-hidden="true">
      <path className={styles.outline} d={outline} />
      <path className={styles.seams} d={seams} />
    </svg>
  );
}
