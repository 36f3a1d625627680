import type { ReactNode } from 'react';
import styles from '@/ui/FactList.module.css';

export interface Fact {
  key: string;
  /** What is counted or named. */
  term: ReactNode;
  value: ReactNode;
}

/** Facts side by side, each with its value in large type above its name. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, term, value }) => (
        <div key={key} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
