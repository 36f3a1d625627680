import type { RouteObject } from 'react-router-dom';
import type { Namespace } from '@/i18n/loadMessages';
import { pageNotFound } from '@/lib/pageError';
import { chain } from '@/router/chain';
import { page, type PageModule } from '@/router/page';
import { Root } from '@/router/Root';
import { RootError } from '@/router/RootError';
import { Splash } from '@/router/Splash';
import { paths, projectPattern } from '@/shared/paths';
import type { ProjectId } from '@/shared/projects';

const landing = () =>
  page({
    path: paths.landing.pattern,
    handle: { layout: 'main', middleware: ['get-user-by-token'], namespaces: ['landing'] },
    lazy: () => import('@/pages/landing'),
  });

/** A project's page: its own words beside those of all projects. */
const project = (
  id: ProjectId,
  namespaces: readonly Namespace[],
  lazy: () => Promise<PageModule>,
  colorMode?: 'dark',
) =>
  page({
    path: projectPattern(id),
    handle: { layout: 'main', namespaces: ['projects', ...namespaces], ...(colorMode && { colorMode }) },
    lazy,
  });

/** Every page of the site, below its language. */
const pages: RouteObject[] = [
  landing(),
  page({
    path: paths.team.pattern,
    handle: { layout: 'main', namespaces: ['team'] },
    lazy: () => import('@/pages/team'),
  }),
  page({
    path: paths.about.pattern,
    handle: { layout: 'main', namespaces: ['about', 'contact', 'forms'] },
    lazy: () => import('@/pages/about'),
  }),
  page({
    path: paths.services.pattern,
    handle: { layout: 'main', namespaces: ['services', 'landing'] },
    lazy: () => import('@/pages/services'),
  }),
  page({
    path: paths.offer.pattern,
    handle: { layout: 'default', namespaces: ['offer'] },
    lazy: () => import('@/pages/terms/offer'),
  }),
  page({
    path: paths.privacy.pattern,
    handle: { layout: 'default', namespaces: ['privacy'] },
    lazy: () => import('@/pages/terms/privacy'),
  }),
  page({
    path: paths.projects.pattern,
    handle: { layout: 'main', namespaces: ['projects'] },
    lazy: () => import('@/pages/projects/index'),
  }),
  page({
    path: paths.collaborations.pattern,
    handle: { layout: 'main', namespaces: ['projects'] },
    lazy: () => import('@/pages/projects/collaborations'),
  }),
  project('gfs', ['projectGfs'], () => import('@/pages/projects/gfs')),
  project('gms', ['projectGms', 'forms'], () => import('@/pages/projects/gms')),
  project('patrons', ['projectPatrons', 'contact', 'forms'], () => import('@/pages/projects/patrons')),
  project('sponsors', ['projectSponsors', 'contact', 'forms'], () => import('@/pages/projects/sponsors')),
  project('investors', ['projectInvestors', 'contact', 'forms'], () => import('@/pages/projects/investors')),
  project('art', ['projectArt'], () => import('@/pages/projects/art')),
  project('arcanum12th', ['projectArcanum'], () => import('@/pages/projects/arcanum12th'), 'dark'),
  project('dance', ['projectDance'], () => import('@/pages/projects/dance')),
  project('media', ['projectMedia'], () => import('@/pages/projects/media')),
  project('fashion', ['projectFashion'], () => import('@/pages/projects/fashion')),
  project('science', ['projectScience', 'forms'], () => import('@/pages/projects/science')),
  project('exchange', ['projectExchange', 'forms'], () => import('@/pages/projects/exchange')),
  project('kapusta', ['projectKapusta', 'forms'], () => import('@/pages/projects/kapusta')),
  page({
    path: paths.project.pattern,
    handle: { layout: 'main', namespaces: [] },
    lazy: () => import('@/pages/projects/unknown'),
  }),
  page({
    path: paths.research.pattern,
    handle: { layout: 'main', namespaces: ['projects', 'projectScience'] },
    lazy: () => import('@/pages/researches/research'),
  }),
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
    path: paths.passwordForgotten.pattern,
    handle: { layout: 'login', namespaces: ['auth', 'forms'] },
    lazy: () => import('@/pages/auth/password'),
  }),
  page({
    path: paths.passwordReset.pattern,
    handle: { layout: 'login', middleware: ['auth-cb'], namespaces: ['auth', 'forms'] },
    lazy: () => import('@/pages/auth/newPassword'),
  }),
  page({
    path: paths.emailChange.pattern,
    handle: { layout: 'login', middleware: ['auth-cb'], namespaces: ['auth', 'forms'] },
    lazy: () => import('@/pages/auth/emailChange'),
  }),
  page({
    path: paths.profile.pattern,
    handle: {
      layout: 'id',
      middleware: ['auth-guard'],
      namespaces: ['profile', 'achievements', 'wallet', 'forms'],
    },
    lazy: () => import('@/pages/profile/index'),
  }),
  page({
    path: paths.profileGeneral.pattern,
    handle: { layout: 'id', middleware: ['auth-guard'], namespaces: ['general', 'forms'] },
    lazy: () => import('@/pages/profile/general'),
  }),
  page({
    path: paths.profileSecurity.pattern,
    handle: { layout: 'id', middleware: ['auth-guard'], namespaces: ['security', 'forms'] },
    lazy: () => import('@/pages/profile/security'),
  }),
  page({
    path: paths.profileAchievements.pattern,
    handle: { layout: 'id', middleware: ['auth-guard'], namespaces: ['achievements', 'forms'] },
    lazy: () => import('@/pages/profile/achievements'),
  }),
  page({
    path: paths.dreams.pattern,
    handle: { layout: 'id', namespaces: ['dreams', 'forms'] },
    lazy: () => import('@/pages/profile/dreams/index'),
  }),
  page({
    path: paths.dream.pattern,
    handle: { layout: 'id', namespaces: ['dreams', 'forms'] },
    lazy: () => import('@/pages/profile/dreams/dream'),
  }),
  page({
    path: paths.wallet.pattern,
    handle: { layout: 'id', middleware: ['auth-guard'], namespaces: ['wallet', 'payments', 'forms'] },
    lazy: () => import('@/pages/profile/wallet/index'),
  }),
  page({
    path: paths.payments.pattern,
    handle: { layout: 'id', middleware: ['auth-guard'], namespaces: ['payments', 'wallet', 'forms'] },
    lazy: () => import('@/pages/profile/wallet/payments'),
  }),
  page({
    path: paths.subscription.pattern,
    handle: { layout: 'id', middleware: ['auth-guard'], namespaces: ['subscription', 'profile', 'forms'] },
    lazy: () => import('@/pages/profile/wallet/subscription'),
  }),
  page({
    path: paths.receipt.pattern,
    handle: { layout: 'id', middleware: ['auth-guard'], namespaces: ['receipt', 'forms'] },
    lazy: () => import('@/pages/profile/wallet/receipt'),
  }),
  page({
    path: paths.present.pattern,
    handle: { layout: 'default', namespaces: ['presents', 'forms'] },
    lazy: () => import('@/pages/presents/present'),
  }),
  page({
    path: paths.purchases.pattern,
    handle: { layout: 'id', middleware: ['auth-guard'], namespaces: ['wallet', 'forms'] },
    lazy: () => import('@/pages/profile/wallet/purchases'),
  }),
  page({
    path: paths.presents.pattern,
    handle: { layout: 'id', middleware: ['auth-guard'], namespaces: ['presents', 'forms'] },
    lazy: () => import('@/pages/profile/wallet/presents'),
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
    middleware: chain,
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: Splash,
    children: [landing(), { path: ':lang', children: pages }],
  },
];
