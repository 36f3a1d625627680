import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import styles from '@/ui/Notice.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

interface NoticeProps {
  kind?: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
  /** Ways on: buttons and links. */
  actions?: ReactNode;
}

/** A message on the page. Errors and warnings interrupt a screen reader, the others wait for a pause. */
export function Notice({ kind = 'info', title, children, actions }: NoticeProps) {
  const Icon = icons[kind];
  const urgent = kind === 'error' || kind === 'warning';
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={urgent ? 'alert' : 'status'}>
      <Icon className={styles.icon} size={20} aria-hidden="true" />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
