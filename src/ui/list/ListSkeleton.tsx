import type { ReactNode } from 'react';
import { Loading } from '@/ui/Skeleton';

interface ListSkeletonProps {
  /** What is being loaded. */
  label: string;
  count: number;
  /** The classes of the list and of one entry of it. */
  className?: string | undefined;
  itemClassName?: string | undefined;
  /** The place of one entry. */
  children: ReactNode;
}

/** The place of a list of cards or rows: the same entry `count` times. */
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
