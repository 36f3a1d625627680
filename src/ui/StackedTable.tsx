import type { ReactNode } from 'react';
import styles from '@/ui/StackedTable.module.css';

interface Column {
  key: string;
  /** What its head says. */
  name: string;
  /** How its head is set. */
  className?: string | undefined;
}

interface StackedTableProps {
  /** Names the table for those who cannot see the heading above it. */
  label: string;
  columns: readonly Column[];
  /** In small type on one baseline, for many lines of many columns. */
  small?: boolean;
  children: ReactNode;
}

/** A table where there is room, a list of cards on a phone; its columns are read out in both. */
export function StackedTable({ label, columns, small = false, children }: StackedTableProps) {
  return (
    <div className={styles.frame}>
      <table className={small ? styles.small : styles.table} aria-label={label}>
        <thead className={styles.head}>
          <tr>
            {columns.map(({ key, name, className }) => (
              <th key={key} scope="col" className={className}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>{children}</tbody>
      </table>
    </div>
  );
}

interface PartProps {
  className: string | undefined;
  children: ReactNode;
}

/** A line of the table; as a card, it is laid out by the grid of `className`. */
export function StackedRow({ className, children }: PartProps) {
  return <tr className={`${styles.row} ${className}`}>{children}</tr>;
}

/** A cell that says its column's name where the head does not show. */
export function StackedCell({ label, className, children }: PartProps & { label: string }) {
  return (
    <td className={className}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </td>
  );
}
