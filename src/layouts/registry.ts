import type { ComponentType } from 'react';
import { loadChunk } from '@/lib/chunks';
import { DefaultLayout } from '@/layouts/default';
import type { LayoutProps } from '@/layouts/LayoutProps';
import { LoginLayout } from '@/layouts/login';
import { MainLayout } from '@/layouts/main';

/**
 * Four of the five layouts share nearly all of their code and are loaded at startup, so that an error always has a
 * layout. The payment pages look like any reading page.
 */
const atStart = {
  default: DefaultLayout,
  login: LoginLayout,
  main: MainLayout,
  payment: DefaultLayout,
} as const satisfies Record<string, ComponentType<LayoutProps>>;

/** The layout names of the specification, section 9. */
export type LayoutName = keyof typeof atStart | 'id';

let memberLayout: ComponentType<LayoutProps> | undefined;

/** Loads a layout that isn't in the startup code; the member area's is loaded ahead of navigation, with its pages. */
export async function loadLayout(name: LayoutName): Promise<void> {
  if (name !== 'id' || memberLayout) return;
  // The caller decides whether to wait for it.
  const { IdLayout } = await loadChunk(() => import('@/layouts/id'), { isOptional: true });
  memberLayout = IdLayout;
}

/** A layout if it's loaded; otherwise the plainest one. */
export const layoutOf = (name: LayoutName): ComponentType<LayoutProps> =>
  name === 'id' ? (memberLayout ?? DefaultLayout) : atStart[name];
