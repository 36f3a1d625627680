import type { ReactNode } from 'react';
import { useDeferredMount } from '@/ui/useDeferredMount';

/** The sheet that a project's drawing is engraved on: 400 by 400, for eyes only. It comes right after the words. */
export function Plate({ children }: { children: ReactNode }) {
  const isDrawn = useDeferredMount();
  return (
    <svg className="drawing unclipped" viewBox="0 0 400 400" aria-hidden="true">
      {isDrawn && children}
    </svg>
  );
}
