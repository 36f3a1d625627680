import { useEffect, useRef, type ReactNode } from 'react';
import styles from '@/features/security/twoFactor/TwoFactor.module.css';

/** The heading of what has just taken the place of the button that had the focus: it takes the focus over. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} className={styles.heading} tabIndex={-1}>
      {children}
    </h3>
  );
}
