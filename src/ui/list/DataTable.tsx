import { useId, useState, type ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import styles from '@/ui/list/DataTable.module.css';

export interface Column<Row> {
  key: string;
  /** The text of its header. */
  name: string;
  /** The class of its header and cells. */
  className?: string | undefined;
  /** The content of its cell in a row. The first column names the row. */
  cell: (row: Row) => ReactNode;
  /** Whether a card on a phone also shows the column's name. */
  isLabelled?: boolean;
}

/** Details that don't fit in a row and expand below it. */
export interface RowDetails<Row> {
  /** The text of the button. */
  title: string;
  /** The button's accessible name, for those who can't see the row. */
  nameOf: (row: Row) => string;
  content: (row: Row) => ReactNode;
}

export interface TableFrameProps {
  /** The table's accessible name, for those who can't see the heading above it. */
  label: string;
  columns: readonly Pick<Column<never>, 'key' | 'name' | 'className'>[];
  /** Small type on one baseline, for large tables. */
  small?: boolean | undefined;
}

/** The header of a table and the frame around its rows. */
export function TableFrame({ label, columns, small, children }: TableFrameProps & { children: ReactNode }) {
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

interface RowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** The class that lays the row out as a card: a grid. */
  rowClassName: string | undefined;
  details?: RowDetails<Row> | undefined;
}

function TableRow<Row>({ row, columns: [first, ...others], rowClassName, details }: RowProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr className={`${styles.row} ${rowClassName}`}>
        <th scope="row" className={first?.className}>
          <div className={styles.value}>{first?.cell(row)}</div>
          {details && (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={details.nameOf(row)}
              onClick={() => setOpen(!isOpen)}
            >
              <span>{details.title}</span>
              <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
            </button>
          )}
        </th>
        {others.map(({ key, name, className, cell, isLabelled }) => (
          <td key={key} className={className}>
            {isLabelled && (
              <span className={styles.label} aria-hidden="true">
                {name}
              </span>
            )}
            <div className={styles.value}>{cell(row)}</div>
          </td>
        ))}
      </tr>
      {details && (
        <tr id={id} className={styles.details} hidden={!isOpen}>
          <td colSpan={others.length + 1}>{isOpen && details.content(row)}</td>
        </tr>
      )}
    </>
  );
}

interface DataTableProps<Row> extends TableFrameProps, Omit<RowProps<Row>, 'row'> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A table if there is room, a list of cards on a phone; screen readers announce the columns in both. */
export function DataTable<Row>({ label, small, rows, keyOf, ...row }: DataTableProps<Row>) {
  return (
    <TableFrame label={label} columns={row.columns} small={small}>
      {rows.map((item) => (
        <TableRow key={keyOf(item)} row={item} {...row} />
      ))}
    </TableFrame>
  );
}
