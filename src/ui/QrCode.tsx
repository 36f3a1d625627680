import { encode } from 'uqr';
import styles from '@/ui/QrCode.module.css';

/** The quiet zone around the code, in squares; scanners need it to find the code. */
const border = 4;

/** The dark squares as one path: each horizontal run is a rectangle of height 1. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const parts: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) parts.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
    }
  }
  return parts.join('');
}

/** Shows a text as a QR code; `label` says what scanning it is for. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border });
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={pathOf(data)} fill="currentColor" />
    </svg>
  );
}
