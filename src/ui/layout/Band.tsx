import { useId, type ReactNode } from 'react';
import { useDeferredMount } from '@/ui/useDeferredMount';
import styles from '@/ui/layout/Band.module.css';

interface BandProps {
  /** The target of links with a hash. */
  id?: string;
  eyebrow?: ReactNode;
  title?: ReactNode;
  /** A line or two under the title. */
  lead?: ReactNode;
  /** `sunken` sets a band off from its neighbors. */
  tone?: 'plain' | 'sunken';
  children?: ReactNode;
}

/** A full-width section of a page with centered content. */
export function Band({ id, eyebrow, title, lead, tone = 'plain', children }: BandProps) {
  const titleId = useId();
  const isShown = useDeferredMount();
  if (!isShown) return <div className={styles.later} />;
  return (
    <section
      id={id}
      className={`lazy-render ${styles.band} ${tone === 'sunken' ? styles.sunken : ''}`}
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
