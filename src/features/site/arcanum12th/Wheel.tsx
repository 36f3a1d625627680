import { cards } from '@/features/site/arcanum12th/deck';
import { emblems } from '@/features/site/arcanum12th/emblems';
import styles from '@/features/site/arcanum12th/Wheel.module.css';

/** Outline of the lit part of a moon of radius 4; `age` is in twelfths of a cycle since the new moon. */
function moonAt(age: number): string {
  const bulge = Math.round(Math.abs(Math.cos((age / 12) * 2 * Math.PI)) * 40) / 10;
  const isWaxing = age <= 6;
  const isGibbous = age > 3 && age < 9;
  return `M0-4a4 4 0 0 ${isWaxing ? 1 : 0} 0 8a${bulge} 4 0 0 ${isGibbous === isWaxing ? 1 : 0} 0-8z`;
}

const minutes = Array.from({ length: 72 }, (_, tick) => tick * 5);

/** Twelve emblems around a year, with the moon at twelve ages inside. */
export function Wheel() {
  return (
    <svg className="drawing unclipped" viewBox="-100 -100 200 200" aria-hidden="true">
      <circle className={styles.line} r="97" />
      <circle className={styles.line} r="66" />
      <circle className={styles.fine} r="48" />
      <circle className={styles.line} r="20" />
      {minutes.map((angle) => (
        <path key={angle} className={styles.fine} d="M0-97v2.5" transform={`rotate(${angle})`} />
      ))}
      <g className={styles.turning}>
        {cards.map((card, month) => (
          <g key={card} transform={`rotate(${month * 30})`}>
            <path className={styles.fine} d="M0-66v-31" transform="rotate(15)" />
            <g transform="translate(-10.4 -92) scale(0.26)">
              <path className={styles.light} d={emblems[card].light} />
              <path className={styles.emblem} d={emblems[card].line} />
            </g>
            <g transform="translate(0 -57)">
              <circle className={styles.dark} r="4" />
              <path className={styles.light} d={moonAt(month)} />
            </g>
            <path className={styles.fine} d="M0-20v-28M0-20l12.8-26.5" />
          </g>
        ))}
      </g>
      <path className={styles.sun} d="M0-13 3.2-4.5 12-4 5.2 2 8 11 0 6-8 11-5.2 2-12-4-3.2-4.5z" />
    </svg>
  );
}
