import { useId, type ReactNode } from 'react';
import styles from '@/ui/layout/Card.module.css';

interface CardProps {
  /** The heading of the section, and its accessible name. */
  title?: ReactNode;
  /** Beside the heading, such as a link to the whole list. */
  aside?: ReactNode;
  /** `sunken` for secondary content, `raised` for what matters. */
  tone?: 'raised' | 'sunken';
  children: ReactNode;
}

/** A framed section of a page. */
export function Card({ title, aside, tone = 'raised', children }: CardProps) {
  const id = useId();
  return (
    <section className={`${styles.card} ${styles[tone]}`} aria-labelledby={title ? id : undefined}>
      {(title || aside) && (
        <header className={styles.header}>
          {title && (
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
          )}
          {aside && <div className={styles.aside}>{aside}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
