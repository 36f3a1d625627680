import type { ReactNode } from 'react';
import { Loading, Skeleton } from '@/ui/Skeleton';

/** A placeholder for a title and the text below it, with what is there already above them. */
export function DocumentSkeleton({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <Loading label={label}>
      <div className="stack">
        {children}
        <Skeleton shape="title" width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </Loading>
  );
}
