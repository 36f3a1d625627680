import styles from '@/features/site/exchange/DeskDrawing.module.css';

const degrees = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index * 360) / count);

interface DiscProps {
  x: number;
  y: number;
  radius: number;
  /** Number of strokes on the rim; every fifth is longer. */
  strokes: number;
  look: 'near' | 'far';
}

function Disc({ x, y, radius, strokes, look }: DiscProps) {
  return (
    <g className={styles[look]} transform={`translate(${x} ${y})`}>
      <circle className={styles.face} r={radius} />
      <circle className={styles.rim} r={radius - 16} />
      {degrees(strokes).map((angle, index) => (
        <line
          key={angle}
          className={styles.stroke}
          y1={-radius + 3}
          y2={-radius + (index % 5 === 0 ? 13 : 8)}
          transform={`rotate(${angle})`}
        />
      ))}
    </g>
  );
}

/** Two coins with scales on their rims, and the path between them in both directions. */
export function DeskDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 400 340" aria-hidden="true">
      <Disc x={250} y={196} radius={102} strokes={50} look="far" />
      <Disc x={152} y={150} radius={116} strokes={60} look="near" />
      <path className={styles.shared} d="M253.6 94.1A116 116 0 0 1 173.9 263.9A102 102 0 0 1 253.6 94.1Z" />
      <path className={styles.hand} d="M152 150L217 93M152 150L103 123" />
      <circle className={styles.axis} cx="152" cy="150" r="6" />
      <path className={styles.loop} d="M232 34C300 20 356 62 366 116" />
      <path className={styles.loop} d="M353 102L366.5 118L376 99" />
      <path className={styles.loop} d="M150 306C100 312 50 290 30 240" />
      <path className={styles.loop} d="M44 252L29 238L22 258" />
    </svg>
  );
}
