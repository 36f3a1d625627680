import type { ComponentType } from 'react';
import { loadChunk } from '@/lib/chunks';
import { DefaultLayout } from '@/layouts/default';
import type { LayoutProps } from '@/layouts/LayoutProps';
import { LoginLayout } from '@/layouts/login';
import { MainLayout } from '@/layouts/main';

/**
 * Four of the five layouts share nearly all of their code and are there from the start: an error always has one. Paying
 * looks like any page to read.
 */
const atStart = {
  default: DefaultLayout,
  login: LoginLayout,
  main: MainLayout,
  payment: DefaultLayout,
} as const satisfies Record<string, ComponentType<LayoutProps>>;

/** The names of the specification, section 9. */
export type LayoutName = keyof typeof atStart | 'id';

let memberLayout: ComponentType<LayoutProps> | undefined;

/** Fetches what a layout needs beyond the start; the member area's comes ahead of a navigation with its pages. */
export async function loadLayout(name: LayoutName): Promise<void> {
  if (name !== 'id' || memberLayout) return;
  // The caller decides whether to wait for it.
  const { IdLayout } = await loadChunk(() => import('@/layouts/id'), { isOptional: true });
  memberLayout = IdLayout;
}

/** A layout that is there; the plainest in place of one that is not yet. */
export const layoutOf = (name: LayoutName): ComponentType<LayoutProps> =>
  name === 'id' ? (memberLayout ?? DefaultLayout) : atStart[name];
