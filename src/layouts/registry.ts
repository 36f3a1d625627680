import type { ComponentType } from 'react';
import { DefaultLayout } from '@/layouts/default';
import { IdLayout } from '@/layouts/id';
import type { LayoutProps } from '@/layouts/LayoutProps';
import { LoginLayout } from '@/layouts/login';
import { MainLayout } from '@/layouts/main';
import { PaymentLayout } from '@/layouts/payment';

/** The five layouts. They share nearly all of their code and are loaded at startup, so that an error always has one. */
export const layouts = {
  default: DefaultLayout,
  id: IdLayout,
  login: LoginLayout,
  main: MainLayout,
  payment: PaymentLayout,
} as const satisfies Record<string, ComponentType<LayoutProps>>;

/** The layout names of the specification, section 9. */
export type LayoutName = keyof typeof layouts;
