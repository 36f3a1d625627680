import type { RouteObject } from 'react-router-dom';
import type { Namespace } from '@/i18n/loadMessages';
import { notFound, pageNotFound } from '@/lib/pageError';
import { chain, checkAddress } from '@/router/chain';
import { dropToken } from '@/router/middleware/dropToken';
import { addressOf } from '@/router/middleware/navigation';
import { page, type PageModule, type PageSettings } from '@/router/page';
import { Root } from '@/router/Root';
import { RootError } from '@/router/RootError';
import { Splash } from '@/router/Splash';
import { paths, projectPattern } from '@/shared/paths';
import { otherProjects, type ProjectId } from '@/shared/projects';

const landing = () =>
  page({
    path: paths.landing.pattern,
    handle: { layout: 'main', middleware: ['get-user-by-token'], namespaces: ['landing'] },
    lazy: () => import('@/pages/landing'),
  });

/** A project's page: its own messages in addition to those of all projects. */
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

type Part = (
  path: { readonly pattern: string },
  namespaces: readonly Namespace[],
  lazy: () => Promise<PageModule>,
) => RouteObject;

/** Pages of one layout and middleware. */
const pagesIn =
  (layout: PageSettings['layout'], ...middleware: NonNullable<PageSettings['middleware']>): Part =>
  ({ pattern: path }, namespaces, lazy) =>
    page({ path, handle: { layout, middleware, namespaces }, lazy });

/** Pages that the specification has no calls for: in a build for its provider, they say so. */
const ours =
  (part: Part): Part =>
  (path, namespaces, lazy) =>
    import.meta.env.VITE_PROVIDER === 'specification'
      ? part(path, ['forms'], () => import('@/pages/notOffered'))
      : part(path, namespaces, lazy);

const site = pagesIn('main');
/** Pages that may not exist, because their data decides. */
const found = pagesIn('main', 'drop-token');
const plain = pagesIn('default');
const plainFound = pagesIn('default', 'drop-token');
/** For logged-in users. */
const account = pagesIn('id', 'auth-guard');
/** In the account's layout, but open to everyone. */
const open = pagesIn('id');
/** To log in, and the pages around that. */
const loginPage = pagesIn('login');
/** Where emailed links land. */
const linkPage = pagesIn('login', 'auth-cb');
const present = pagesIn('default', 'link-code');
const payment = pagesIn('payment', 'get-user-by-token');
const guest = pagesIn('default', 'get-user-by-token');

/** An unmatched path would skip the middleware chain, so each table ends in a route that fails inside it. */
const notFoundRoute = (): RouteObject => ({
  path: '*',
  middleware: [(to) => dropToken({ url: addressOf(to) })],
  loader: async ({ request }) => {
    await checkAddress(new URL(request.url));
    throw pageNotFound();
  },
});

/** All pages of the site, below the language prefix. */
const pages: RouteObject[] = [
  landing(),
  site(paths.team, ['team'], () => import('@/pages/team')),
  site(paths.about, ['about', 'contact', 'forms'], () => import('@/pages/about')),
  site(paths.services, ['services', 'landing'], () => import('@/pages/services')),
  ours(plain)(paths.offer, ['documents'], () => import('@/pages/terms/offer')),
  ours(plain)(paths.privacy, ['documents', 'campaigns'], () => import('@/pages/terms/privacy')),
  ours(plain)(paths.withdrawal, ['documents'], () => import('@/pages/terms/withdrawal')),
  ours(plain)(paths.withdrawalForm, ['documents'], () => import('@/pages/terms/withdrawalForm')),
  ours(plain)(paths.imprint, ['documents'], () => import('@/pages/imprint')),
  ours(plain)(paths.accessibility, ['documents'], () => import('@/pages/accessibility')),
  ours(plainFound)(paths.document, ['documents'], () => import('@/pages/documents/version')),
  ours(plainFound)(paths.ownPage, ['documents'], () => import('@/pages/pages/ownPage')),
  ...(import.meta.env.VITE_PROVIDER === 'specification'
    ? []
    : [
        plain(paths.withdraw, ['contracts', 'forms'], () => import('@/pages/contracts/withdraw')),
        plain(paths.cancel, ['contracts', 'forms'], () => import('@/pages/contracts/cancel')),
      ]),
  site(paths.projects, ['projects'], () => import('@/pages/projects/index')),
  site(paths.collaborations, ['projects'], () => import('@/pages/projects/collaborations')),
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
  // No other project has a page: the URL is invalid.
  {
    path: paths.project.pattern,
    middleware: [(to) => dropToken({ url: addressOf(to) })],
    loader: async ({ request }) => {
      const url = new URL(request.url);
      await checkAddress(url);
      return notFound(url.pathname);
    },
  },
  found(paths.research, ['projects', 'projectScience'], () => import('@/pages/researches/research')),
  loginPage(paths.login, ['auth', 'forms'], () => import('@/pages/auth/login')),
  loginPage(paths.register, ['auth', 'forms'], () => import('@/pages/auth/register')),
  linkPage(paths.authCallback, ['auth', 'links', 'forms'], () => import('@/pages/authCallback')),
  ours(loginPage)(paths.passwordForgotten, ['auth', 'forms'], () => import('@/pages/auth/password')),
  ours(linkPage)(paths.passwordReset, ['auth', 'forms'], () => import('@/pages/auth/newPassword')),
  ours(linkPage)(paths.emailChange, ['auth', 'forms'], () => import('@/pages/auth/emailChange')),
  ours(loginPage)(paths.resendPurchases, ['auth', 'forms'], () => import('@/pages/auth/purchases')),
  ours(linkPage)(paths.orderLink, ['links', 'forms'], () => import('@/pages/purchases/open')),
  ours(linkPage)(paths.reminders, ['links', 'forms'], () => import('@/pages/reminders')),
  account(
    paths.profile,
    ['profile', 'achievements', 'wallet', 'forms'],
    () => import('@/pages/profile/index'),
  ),
  account(paths.profileGeneral, ['general', 'day', 'forms'], () => import('@/pages/profile/general')),
  ours(account)(paths.profileSecurity, ['security', 'forms'], () => import('@/pages/profile/security')),
  ours(account)(
    paths.profileAchievements,
    ['achievements', 'forms'],
    () => import('@/pages/profile/achievements'),
  ),
  ours(open)(paths.dreams, ['dreams', 'forms'], () => import('@/pages/profile/dreams/index')),
  ours(open)(paths.dream, ['dreams', 'presents', 'forms'], () => import('@/pages/profile/dreams/dream')),
  account(
    paths.wallet,
    ['wallet', 'payments', 'profile', 'forms'],
    () => import('@/pages/profile/wallet/index'),
  ),
  account(
    paths.payments,
    ['payments', 'wallet', 'day', 'forms'],
    () => import('@/pages/profile/wallet/payments'),
  ),
  account(
    paths.subscription,
    ['subscription', 'profile', 'forms'],
    () => import('@/pages/profile/wallet/subscription'),
  ),
  ours(account)(paths.receipt, ['receipt', 'forms'], () => import('@/pages/profile/wallet/receipt')),
  ours(present)(paths.present, ['presents', 'forms'], () => import('@/pages/presents/present')),
  ours(present)(paths.presentByPath, ['presents', 'forms'], () => import('@/pages/presents/present')),
  account(paths.purchases, ['wallet', 'library', 'forms'], () => import('@/pages/profile/wallet/purchases')),
  ours(account)(paths.libraryItem, ['library', 'delivery', 'forms'], () => import('@/pages/library/item')),
  ours(account)(paths.libraryText, ['library', 'forms'], () => import('@/pages/library/text')),
  ours(guest)(paths.guestItem, ['library', 'delivery', 'forms'], () => import('@/pages/library/item')),
  ours(guest)(paths.guestText, ['library', 'forms'], () => import('@/pages/library/text')),
  ours(account)(paths.presents, ['presents', 'forms'], () => import('@/pages/profile/wallet/presents')),
  ours(site)(paths.products, ['products', 'landing', 'forms'], () => import('@/pages/products/index')),
  ours(found)(paths.product, ['product'], () => import('@/pages/products/product')),
  ours(account)(paths.desk, ['desk', 'payments', 'forms'], () => import('@/pages/desk/index')),
  ours(account)(paths.deskFind, ['desk', 'payments', 'forms'], () => import('@/pages/desk/find')),
  ours(account)(paths.deskOrders, ['desk', 'payments', 'day', 'forms'], () => import('@/pages/desk/orders')),
  ours(account)(paths.deskOrder, ['desk', 'payments', 'forms'], () => import('@/pages/desk/order')),
  ours(account)(paths.deskCustomer, ['desk', 'payments', 'forms'], () => import('@/pages/desk/customer')),
  ours(account)(paths.deskPeople, ['desk', 'payments', 'forms'], () => import('@/pages/desk/people')),
  ours(account)(paths.deskLog, ['desk', 'payments', 'forms'], () => import('@/pages/desk/log')),
  payment(paths.productPayment, ['payment', 'delivery', 'forms'], () => import('@/pages/products/payment')),
  notFoundRoute(),
];

/** The pages of projects that this deployment doesn't have. */
const switchedOff: ReadonlySet<string | undefined> = new Set(otherProjects.map(projectPattern));

/** All routes: the middleware chain runs at the root, `/` uses the visitor's language, everything else has a prefix. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    middleware: chain,
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: Splash,
    children: [
      landing(),
      { path: ':lang', children: pages.filter(({ path }) => !switchedOff.has(path)) },
      notFoundRoute(),
    ],
  },
];
