import type { ReactNode } from 'react';

/** The props of every layout: the page. */
export interface LayoutProps {
  children: ReactNode;
}
