import type { ReactNode } from 'react';
import { Loading } from '@/ui/Skeleton';

interface ListSkeletonProps {
  /** What is being loaded. */
  label: string;
  count: number;
  /** The classes of the list and of each entry. */
  className?: string | undefined;
  itemClassName?: string | undefined;
  /** The placeholder of one entry. */
  children: ReactNode;
}

/** A placeholder for a list of cards or rows: the same entry `count` times. */
export function ListSkeleton({ label, count, className, itemClassName, children }: ListSkeletonProps) {
  return (
    <Loading label={label}>
      <ul className={`list ${className ?? ''}`}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={itemClassName}>
            {children}
          </li>
        ))}
      </ul>
    </Loading>
  );
}
