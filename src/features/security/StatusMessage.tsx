import { useEffect, useRef, type ReactNode } from 'react';
import styles from '@/features/security/StatusMessage.module.css';

/**
 * Announces a completed action and takes the focus, because its button may be gone. Change the key to announce again.
 */
export function StatusMessage({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} className={styles.said} role="status" tabIndex={-1}>
      {children}
    </p>
  );
}
