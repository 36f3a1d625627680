import type { ReactNode } from 'react';
import styles from '@/ui/Quote.module.css';

interface QuoteProps {
  children: ReactNode;
  /** Who said it, and when. */
  by: ReactNode;
}

/** A quotation in large type, with its source below. */
export function Quote({ children, by }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>
        <p>{children}</p>
      </blockquote>
      <figcaption className={styles.by}>{by}</figcaption>
    </figure>
  );
}
