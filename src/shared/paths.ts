import type { Lang } from './languages.ts';
import type { DocumentKind } from './documents.ts';
import { projectName, type ProjectId } from './projects.ts';

/** A page's pattern below `/:lang`, and the function that builds its URL. */
interface PagePath<Args extends unknown[]> {
  readonly pattern: string;
  readonly href: (lang: Lang, ...args: Args) => string;
}

const page = (pattern: string): PagePath<[]> => ({
  pattern,
  href: (lang) => (pattern === '' ? `/${lang}` : `/${lang}/${pattern}`),
});

/** A path on this site with an optional query. */
const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value);
  return search.size > 0 ? `${path}?${search}` : path;
};

/** A path with a single-use code in its fragment, which browsers never send: it's in no log and no `Referer`. */
const withCode = (path: string, { code }: { code?: string }): string =>
  code === undefined ? path : `${path}#${new URLSearchParams({ code }).toString()}`;

/** One page per thing of a kind, by its id or name. */
const pageFor = (folder: string, parameter = 'id'): PagePath<[id: string]> => ({
  pattern: `${folder}/:${parameter}`,
  href: (lang, id) => `/${lang}/${folder}/${encodeURIComponent(id)}`,
});

/** The landing page of an emailed link. */
const landingOf = (pattern: string): PagePath<[given?: { code?: string }]> => ({
  pattern,
  href: (lang, given = {}) => withCode(`/${lang}/${pattern}`, given),
});

/** A page that leads back to where the visitor came from. */
const returning = (pattern: string): PagePath<[query?: { returnTo?: string }]> => ({
  pattern,
  href: (lang, query = {}) => withQuery(`/${lang}/${pattern}`, query),
});

/** A declaration about a contract, with the number of its order filled in. */
const forContract = (pattern: string): PagePath<[query?: { number?: string }]> => ({
  pattern,
  href: (lang, query = {}) => withQuery(`/${lang}/${pattern}`, query),
});

/** All pages of the site: the single source for the router, the links and the server's route table. */
export const paths = {
  landing: page(''),
  team: page('team'),
  about: page('about'),
  services: page('services'),
  offer: page('terms/offer'),
  privacy: page('terms/privacy-policy'),
  withdrawal: page('terms/withdrawal'),
  withdrawalForm: page('terms/withdrawal-form'),
  imprint: page('imprint'),
  accessibility: page('accessibility'),
  /** A version of a legal document, at the same address forever. */
  document: {
    pattern: 'documents/:kind/:version',
    href: (lang: Lang, kind: DocumentKind, version: string) =>
      `/${lang}/documents/${kind}/${encodeURIComponent(version)}`,
  },
  /** A further page of the owner's. */
  ownPage: pageFor('pages', 'slug'),
  /** Withdrawing from a contract and canceling one, without logging in. */
  withdraw: forContract('contracts/withdraw'),
  cancel: forContract('contracts/cancel'),
  projects: page('projects'),
  collaborations: page('projects/collaborations'),
  /** One page per project; the page itself rejects any other name. */
  project: {
    pattern: 'projects/:project',
    href: (lang: Lang, id: ProjectId) => `/${lang}/projects/${projectName(id)}`,
  },
  research: pageFor('researches', 'slug'),
  login: returning('auth/login'),
  register: returning('auth/register'),
  authCallback: landingOf('auth-cb'),
  /** Requests a link to choose a new password. */
  passwordForgotten: returning('auth/password'),
  /** Where that link lands. */
  passwordReset: landingOf('auth/password/new'),
  /** Where the links to confirm a change of email address land. */
  emailChange: landingOf('auth/email'),
  /** Has everything that was bought with an address emailed there. */
  resendPurchases: page('auth/purchases'),
  /** Where links to a guest's purchases land. */
  orderLink: landingOf('purchases/open'),
  /** Where people unsubscribe from reminders of unfinished payments. */
  reminders: landingOf('reminders'),
  profile: page('profile'),
  profileGeneral: page('profile/general'),
  profileSecurity: page('profile/security'),
  profileAchievements: page('profile/achievements'),
  dreams: page('profile/dreams'),
  dream: pageFor('profile/dreams'),
  wallet: page('profile/wallet'),
  payments: page('profile/wallet/payments'),
  purchases: page('profile/wallet/purchases'),
  /** The contents of a purchase or activation, and one text of it: in the account, and for guests. */
  libraryItem: pageFor('profile/wallet/purchases'),
  libraryText: { pattern: 'profile/wallet/purchases/:id/:text' },
  guestItem: pageFor('purchases'),
  guestText: { pattern: 'purchases/:id/:text' },
  presents: page('profile/wallet/presents'),
  subscription: page('profile/wallet/subscription'),
  receipt: pageFor('profile/wallet/receipts'),
  /** Where a gift's link lands. */
  present: landingOf('presents'),
  /** The same for older emails, whose links have the code in the path. */
  presentByPath: { pattern: 'presents/:code' },
  /** Everything for sale but plans. */
  products: page('products'),
  product: pageFor('products', 'slug'),
  /** The staff's pages. */
  desk: page('desk'),
  deskFind: page('desk/find'),
  deskOrders: page('desk/orders'),
  deskOrder: pageFor('desk/orders'),
  deskCustomer: pageFor('desk/customers', 'customer'),
  deskPeople: page('desk/people'),
  deskLog: page('desk/log'),
  productPayment: {
    pattern: 'products/:id/payment',
    href: (
      lang: Lang,
      id: string,
      query: {
        order?: string;
        tariff?: string;
        gift?: string | undefined;
        promo?: string | undefined;
        trial?: string;
        present?: string | undefined;
        dream?: string | undefined;
      } = {},
    ) => withQuery(`/${lang}/products/${encodeURIComponent(id)}/payment`, query),
  },
} as const;

/** The pattern of a project's own page. */
export const projectPattern = (id: ProjectId): string => `projects/${projectName(id)}`;

/** Where the version of a document is that is in force. */
export const documentPaths: Readonly<Record<DocumentKind, PagePath<[]>>> = {
  terms: paths.offer,
  privacy: paths.privacy,
  withdrawal: paths.withdrawal,
  'withdrawal-form': paths.withdrawalForm,
  imprint: paths.imprint,
  accessibility: paths.accessibility,
};
