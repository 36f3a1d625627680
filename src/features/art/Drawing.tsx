import { useMemo } from 'react';
import { sheet } from '@/features/art/drawings/pathData';
import { strokesOf } from '@/features/art/drawings/strokes';
import type { Work } from '@/features/art/works';
import styles from '@/features/art/Drawing.module.css';

/** The sheet of a work, as wide as its place. */
export function Drawing({ id }: { id: Work['id'] }) {
  const strokes = useMemo(() => strokesOf(id), [id]);
  return (
    <svg
      className={`drawing ${styles.drawing}`}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
    >
      {strokes.map(({ tool, d }) => (
        <path key={d} className={styles[tool]} d={d} />
      ))}
    </svg>
  );
}
