import type { ReactNode } from 'react';
import { Pagination, type PaginationProps } from '@/ui/list/Pagination';
import styles from '@/ui/list/List.module.css';

interface ListProps {
  /** How many there are on all pages, in words. */
  count: string;
  /** Beside the count, such as a download. */
  tools?: ReactNode;
  pages: PaginationProps;
  children: ReactNode;
}

/** One page of a list: how many there are, the entries, and the ways to the other pages. */
export function List({ count, tools, pages, children }: ListProps) {
  return (
    <>
      <div className={styles.above}>
        <p className="muted small" role="status">
          {count}
        </p>
        {tools}
      </div>
      {children}
      <Pagination {...pages} />
    </>
  );
}
