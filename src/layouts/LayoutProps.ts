import type { ComponentType, ReactNode } from 'react';

/** The props of every layout: the page, and its own navigation, if it has one. */
export interface LayoutProps {
  children: ReactNode;
  aside?: ComponentType | undefined;
}
