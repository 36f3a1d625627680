import type { ReactNode } from 'react';

/** What every layout is given: the page. */
export interface LayoutProps {
  children: ReactNode;
}
