import type { ReactNode } from 'react';
import styles from '@/ui/Disclosure.module.css';

interface DisclosureProps {
  /** The words that open it and say what's inside. */
  label: ReactNode;
  /** Whether it's open; applied at first and whenever the value changes. */
  open: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** Content that few people need, behind a label. */
export function Disclosure({ label, open, onToggle, children }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={open}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className={styles.label}>{label}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
