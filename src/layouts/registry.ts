import type { ComponentType } from 'react';
import { DefaultLayout } from '@/layouts/default';
import { IdLayout } from '@/layouts/id';
import type { LayoutProps } from '@/layouts/LayoutProps';
import { LoginLayout } from '@/layouts/login';
import { MainLayout } from '@/layouts/main';
import { PaymentLayout } from '@/layouts/payment';

/**
 * The five layouts by name (specification, section 9). They share nearly all of their code, so they are there from
 * the start: none has to be loaded ahead of a navigation, and an error always has one to stand in.
 */
export const layouts = {
  default: DefaultLayout,
  id: IdLayout,
  login: LoginLayout,
  main: MainLayout,
  payment: PaymentLayout,
} as const satisfies Record<string, ComponentType<LayoutProps>>;

export type LayoutName = keyof typeof layouts;
