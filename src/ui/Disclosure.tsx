import type { ReactNode } from 'react';
import styles from '@/ui/Disclosure.module.css';

interface DisclosureProps {
  /** What is behind it; the words that open it. */
  label: ReactNode;
  /** Whether it is open; on every change of it, where it is given, else only at first. */
  open: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** Something that few need, opened by its name. */
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
