import type { ReactNode } from 'react';
import styles from '@/ui/list/Empty.module.css';

interface EmptyProps {
  title: ReactNode;
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  /** Whether it's the page's only content, so that its title is the page's heading. */
  isPage?: boolean;
}

/** The empty state of a list, or of a page. */
export function Empty({ title, children, action, isPage = false }: EmptyProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={styles.empty}>
      <svg className={styles.orbit} viewBox="0 0 96 96" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="48" cy="48" r="42" strokeDasharray="1 5" strokeLinecap="round" />
        <circle cx="48" cy="48" r="26" opacity="0.6" />
        <circle cx="48" cy="48" r="5" fill="currentColor" stroke="none" opacity="0.6" />
        <circle cx="66.4" cy="29.6" r="4" fill="var(--accent)" stroke="none" />
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
