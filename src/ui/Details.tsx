import type { ReactNode } from 'react';
import styles from '@/ui/Details.module.css';

interface DetailsProps {
  /** A heading. */
  title: ReactNode;
  children: ReactNode;
}

/** A heading that expands the content below it. Consecutive ones share the line between them. */
export function Details({ title, children }: DetailsProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}
