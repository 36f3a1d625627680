import type { ReactNode } from 'react';
import { useFormat } from '@/i18n/format';
import styles from '@/ui/StepList.module.css';

export interface Step {
  key: string;
  title: ReactNode;
  text: ReactNode;
}

/** Consecutive steps, numbered in the page's digits. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const { number } = useFormat();
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, title, text }, index) => (
        <li key={key} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {number(index + 1)}
          </span>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
