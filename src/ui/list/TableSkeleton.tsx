import type { Column } from '@/ui/list/DataTable';
import table from '@/ui/list/DataTable.module.css';
import { TableFrame } from '@/ui/list/DataTable';
import { Loading, Skeleton } from '@/ui/Skeleton';

interface TableSkeletonProps {
  /** What is being loaded. */
  label: string;
  columns: readonly Column<never>[];
  rowClassName: string | undefined;
  rows: number;
  small?: boolean;
}

/** A placeholder for a `DataTable` with the same columns. */
export function TableSkeleton({ label, columns, rowClassName, rows, small }: TableSkeletonProps) {
  return (
    <Loading label={label}>
      <div aria-hidden="true">
        <TableFrame label={label} columns={columns} small={small}>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row} className={`${table.row} ${rowClassName}`}>
              {columns.map(({ key, className }, index) => (
                <td key={key} className={className}>
                  <Skeleton width={index === 0 ? 'long' : 'short'} />
                  {index === 0 && <Skeleton width="half" />}
                </td>
              ))}
            </tr>
          ))}
        </TableFrame>
      </div>
    </Loading>
  );
}
