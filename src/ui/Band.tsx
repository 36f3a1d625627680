import { useId, type ReactNode } from 'react';
import { useDeferredMount } from '@/ui/useDeferredMount';
import styles from '@/ui/Band.module.css';

interface BandProps {
  /** Where a link with a hash leads. */
  id?: string;
  eyebrow?: ReactNode;
  title?: ReactNode;
  /** A line or two under the title. */
  lead?: ReactNode;
  /** `sunken` sets a band off from its neighbours. */
  tone?: 'plain' | 'sunken';
  children?: ReactNode;
}

/** A part of a page over the full width, its content in the middle. */
export function Band({ id, eyebrow, title, lead, tone = 'plain', children }: BandProps) {
  const titleId = useId();
  const isShown = useDeferredMount();
  if (!isShown) return <div className={styles.later} />;
  return (
    <section
      id={id}
      className={`${styles.band} ${styles[tone]}`}
      aria-labelledby={title ? titleId : undefined}
    >
      <div className={styles.inner}>
        {title && (
          <header className={styles.header}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <h2 id={titleId}>{title}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}
