import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { Link } from '@/ui/Link';
import { Loading, Skeleton } from '@/ui/Skeleton';
import styles from '@/features/desk/DeskTable.module.css';

export interface DeskColumn<Item> {
  key: string;
  name: string;
  /** The first column names the row. */
  cell: (item: Item) => ReactNode;
  /** Amounts and numbers, aligned at the end. */
  isNumber?: boolean;
  /** Left out on a phone. */
  isExtra?: boolean;
}

interface DeskTableProps<Item> {
  label: string;
  columns: readonly DeskColumn<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The page of a row. */
  hrefOf: (item: Item) => string;
}

const classOf = ({ isNumber, isExtra }: Pick<DeskColumn<never>, 'isNumber' | 'isExtra'>): string =>
  [styles.cell, isNumber && styles.number, isExtra && styles.extra].filter(Boolean).join(' ');

/**
 * A table of rows that open a page. With the keyboard: arrows move, Enter opens. On a phone, each row is a card of two
 * lines.
 */
export function DeskTable<Item>({ label, columns, items, keyOf, hrefOf }: DeskTableProps<Item>) {
  const navigate = useNavigate();
  const hrefs = new Map(items.map((item) => [keyOf(item), hrefOf(item)]));
  return (
    <Table
      aria-label={label}
      className={styles.table ?? ''}
      onRowAction={(key) => void navigate(hrefs.get(String(key)) ?? '')}
    >
      <TableHeader className={styles.head ?? ''}>
        {columns.map((column, index) => (
          <Column key={column.key} id={column.key} isRowHeader={index === 0} className={classOf(column)}>
            {column.name}
          </Column>
        ))}
      </TableHeader>
      <TableBody>
        {items.map((item) => (
          <Row key={keyOf(item)} id={keyOf(item)} className={styles.row ?? ''}>
            {columns.map((column, index) => (
              <Cell key={column.key} className={classOf(column)}>
                {index === 0 ? (
                  <Link className={styles.link} to={hrefOf(item)} preloadInView={false} tabIndex={-1}>
                    {column.cell(item)}
                  </Link>
                ) : (
                  column.cell(item)
                )}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

/** The place of a table while it loads. */
export function DeskTableSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <Loading label={label}>
      <div className={styles.skeleton}>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} shape="text" />
        ))}
      </div>
    </Loading>
  );
}
