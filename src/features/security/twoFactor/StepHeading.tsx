import { useEffect, useRef, type ReactNode } from 'react';
import styles from '@/features/security/twoFactor/TwoFactor.module.css';

/** Heading of a step that replaced the button that had the focus; takes over the focus. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} className={styles.heading} tabIndex={-1}>
      {children}
    </h3>
  );
}
