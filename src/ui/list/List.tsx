import type { ReactNode } from 'react';
import { Pagination, type PaginationProps } from '@/ui/list/Pagination';
import styles from '@/ui/list/List.module.css';

interface ListProps {
  /** The number of entries on all pages, in words. */
  count: string;
  /** Next to the count, such as a download. */
  tools?: ReactNode;
  pages: PaginationProps;
  children: ReactNode;
}

/** One page of a list: the count, the entries, and the links to the other pages. */
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
