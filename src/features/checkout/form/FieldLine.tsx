import type { ReactNode } from 'react';
import styles from '@/features/checkout/form/FieldLine.module.css';

/** A field with a short label: on a phone both are on one line. */
export const FieldLine = ({ children }: { children: ReactNode }) => (
  <div className={styles.line}>{children}</div>
);
