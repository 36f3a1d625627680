import { useId, type ReactNode } from 'react';
import styles from '@/features/desk/DeskSection.module.css';

interface DeskSectionProps {
  title: string;
  /** Buttons beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A part of a page of the desk under its title. */
export function DeskSection({ title, tools, children }: DeskSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {tools}
      </header>
      {children}
    </section>
  );
}

/** Buttons of acts, on one line where there is room. */
export function ActBar({ children }: { children: ReactNode }) {
  return <div className={`${styles.acts} screen-only`}>{children}</div>;
}

/** A term and its value. */
export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/** Terms and values, one a line, the values aligned at the end. */
export function FactLines({ lines }: { lines: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {lines.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One entry of a list: what it is, its value, and a quieter line below. */
export interface Entry {
  readonly key: string;
  readonly what: ReactNode;
  readonly value?: ReactNode;
  readonly note?: ReactNode;
  /** What can be done with it. */
  readonly tools?: ReactNode;
}

/** A list of entries, each on one or two lines. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ key, what, value, note, tools }) => (
        <li key={key} className={styles.entry}>
          <div className={styles.what}>{what}</div>
          {value !== undefined && <div className={styles.value}>{value}</div>}
          {note !== undefined && <div className={styles.note}>{note}</div>}
          {tools !== undefined && <div className={styles.tools}>{tools}</div>}
        </li>
      ))}
    </ul>
  );
}
