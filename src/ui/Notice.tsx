import type { ReactNode } from 'react';
import { Icon } from '@/ui/icons';
import styles from '@/ui/Notice.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

/** Drawn here because nearly every page has a notice, which would pull in the icon package. */
const circle = 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19';
const drawings = {
  info: `${circle}M12 16.5V11.5M12 7.6v.01`,
  success: `${circle}m-4 9.8 2.8 2.7 5.2-5.5`,
  warning: 'M12 3.5 2 20.5h20ZM12 10v4.5M12 17.4v.01',
  error: `${circle}M12 7v5.5M12 16.4v.01`,
} as const;

interface NoticeProps {
  kind?: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
  /** What to do next: buttons and links. */
  actions?: ReactNode;
}

/** A message on the page. Errors and warnings interrupt a screen reader, the others wait for a pause. */
export function Notice({ kind = 'info', title, children, actions }: NoticeProps) {
  const urgent = kind === 'error' || kind === 'warning';
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={urgent ? 'alert' : 'status'}>
      <Icon className={styles.icon}>
        <path d={drawings[kind]} />
      </Icon>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
