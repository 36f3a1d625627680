import styles from '@/features/site/kapusta/LeafRows.module.css';

const perRow = 12;
/** Draws at most ten years; no one would count more leaves. */
const maxDrawn = 120;
const size = 30;

const leaf = 'M0 11C-9 5-9-6 0-12C9-6 9 5 0 11Z';
const veins = 'M0 13V-7M0 5l-4-4M0 5l4-4M0-1l-3-3M0-1l3-3';

interface LeafRowsProps {
  months: number;
  /** The last leaf's fraction of a full one, above 0 and up to 1. */
  last: number;
}

/** One leaf per month, one row per year; the last leaf is scaled to its fraction. */
export function LeafRows({ months, last }: LeafRowsProps) {
  const drawn = Math.min(months, maxDrawn);
  const rows = Math.ceil(drawn / perRow);
  const scaleOf = (index: number) =>
    index === months - 1 ? Math.round((0.35 + 0.65 * last) * 100) / 100 : 1;
  return (
    <svg className={styles.rows} viewBox={`0 0 ${perRow * size} ${rows * size}`} aria-hidden="true">
      {Array.from({ length: drawn }, (_, index) => (
        <g
          key={index}
          transform={`translate(${((index % perRow) + 0.5) * size} ${(Math.floor(index / perRow) + 0.5) * size}) scale(${scaleOf(index)})`}
        >
          <g className={styles.leaf}>
            <path className={index === months - 1 ? styles.lastFace : styles.face} d={leaf} />
            <path className={styles.veins} d={veins} />
          </g>
        </g>
      ))}
    </svg>
  );
}
