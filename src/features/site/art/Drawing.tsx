import { useMemo } from 'react';
import { sheet } from '@/features/site/art/drawings/pathData';
import { strokesOf } from '@/features/site/art/drawings/strokes';
import type { Work } from '@/features/site/art/works';
import styles from '@/features/site/art/Drawing.module.css';

/** The sheet of a work, as wide as its container. */
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
