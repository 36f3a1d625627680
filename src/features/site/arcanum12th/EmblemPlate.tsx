import type { Card } from '@/features/site/arcanum12th/deck';
import { emblems } from '@/features/site/arcanum12th/emblems';
import styles from '@/features/site/arcanum12th/EmblemPlate.module.css';

/** The picture of a card. */
export function EmblemPlate({ card }: { card: Card }) {
  const { line, fine, light } = emblems[card];
  return (
    <svg className="drawing" viewBox="0 0 80 80" aria-hidden="true">
      <path className={styles.light} d={light} />
      <path className={styles.fine} d={fine} />
      <path className={styles.line} d={line} />
    </svg>
  );
}
