import type { RouteObject } from 'react-router-dom';
import { pageNotFound } from '@/lib/pageError';
import { chain } from '@/router/chain';
import { page } from '@/router/page';
import { Root } from '@/router/Root';
import { RootError } from '@/router/RootError';
import { Splash } from '@/router/Splash';
import { paths } from '@/shared/paths';

const landing = () =>
  page({
    path: paths.landing.pattern,
    handle: { layout: 'main', middleware: ['get-user-by-token'], namespaces: ['landing'] },
    lazy: () => import('@/pages/landing'),
  });

/** Every page of the site, below its language. */
const pages: RouteObject[] = [
  landing(),
  page({
    path: paths.login.pattern,
    handle: { layout: 'login', namespaces: ['auth', 'forms'] },
    lazy: () => import('@/pages/auth/login'),
  }),
  page({
    path: paths.register.pattern,
    handle: { layout: 'login', namespaces: ['auth', 'forms'] },
    lazy: () => import('@/pages/auth/register'),
  }),
  page({
    path: paths.authCallback.pattern,
    handle: { layout: 'login', middleware: ['auth-cb'], namespaces: ['auth', 'forms'] },
    lazy: () => import('@/pages/authCallback'),
  }),
  page({
    path: paths.profile.pattern,
    handle: { layout: 'id', middleware: ['auth-guard'], namespaces: ['profile', 'wallet', 'forms'] },
    lazy: () => import('@/pages/profile/index'),
  }),
  page({
    path: paths.purchases.pattern,
    handle: { layout: 'id', middleware: ['auth-guard'], namespaces: ['wallet', 'forms'] },
    lazy: () => import('@/pages/profile/wallet/purchases'),
  }),
  page({
    path: paths.productPayment.pattern,
    handle: { layout: 'payment', middleware: ['get-user-by-token'], namespaces: ['payment', 'forms'] },
    lazy: () => import('@/pages/products/payment'),
  }),
  // An unmatched path would skip the chain, so the table ends in a route that fails inside it.
  {
    path: '*',
    loader: () => {
      throw pageNotFound();
    },
  },
];

/** The whole navigation: the chain runs at the root, `/` speaks the visitor's language, all else is below a prefix. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    middleware: chain(() => routes),
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: Splash,
    children: [landing(), { path: ':lang', children: pages }],
  },
];
