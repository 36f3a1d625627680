import { useEffect, useRef, type ReactNode } from 'react';
import styles from '@/features/security/StatusMessage.module.css';

/** Says what was just done, and takes the focus: the button that did it may be gone. A new key says something new. */
export function StatusMessage({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} className={styles.said} role="status" tabIndex={-1}>
      {children}
    </p>
  );
}
