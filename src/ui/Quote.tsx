import type { ReactNode } from 'react';
import styles from '@/ui/Quote.module.css';

interface QuoteProps {
  children: ReactNode;
  /** Who said it, and when. */
  by: ReactNode;
}

/** Somebody else's words, set large, with who said them under it. */
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
