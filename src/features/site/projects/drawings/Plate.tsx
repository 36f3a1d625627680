import type { ReactNode } from 'react';
import { useDeferredMount } from '@/ui/useDeferredMount';

/** The 400 × 400 plate of a project's drawing, decorative. The drawing is mounted after the text has rendered. */
export function Plate({ children }: { children: ReactNode }) {
  const isDrawn = useDeferredMount();
  return (
    <svg className="drawing unclipped" viewBox="0 0 400 400" aria-hidden="true">
      {isDrawn && children}
    </svg>
  );
}
