import styles from '@/features/site/arcanum12th/CardBack.module.css';

const rays = Array.from({ length: 24 }, (_, ray) => ray * 15);

/** The back of every card: a sun that is also a moon. */
export function CardBack() {
  return (
    <svg className={styles.back} viewBox="0 0 60 96" aria-hidden="true">
      <rect className={styles.line} x="3.5" y="3.5" width="53" height="89" rx="3" />
      <path className={styles.fine} d="M3.5 22 22 3.5M38 3.5 56.5 22M3.5 74 22 92.5m16 0L56.5 74" />
      {rays.map((angle) => (
        <path
          key={angle}
          className={styles.fine}
          d={angle % 30 === 0 ? 'M30 33V23' : 'M30 33v-6'}
          transform={`rotate(${angle} 30 48)`}
        />
      ))}
      <circle className={styles.line} cx="30" cy="48" r="12" />
      <path className={styles.moon} d="M30 36a12 12 0 0 1 0 24a9 12 0 0 0 0-24z" />
    </svg>
  );
}
