import { isLang, type Lang } from './languages.ts';
import { projectIds, projectName, type ProjectId } from './projects.ts';

/** A page's pattern below `/:lang`, and the address built from it. */
interface PagePath<Args extends unknown[]> {
  readonly pattern: string;
  readonly href: (lang: Lang, ...args: Args) => string;
}

const page = (pattern: string): PagePath<[]> => ({
  pattern,
  href: (lang) => (pattern === '' ? `/${lang}` : `/${lang}/${pattern}`),
});

/** A path of this site, with what may follow it. */
const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value);
  return search.size > 0 ? `${path}?${search}` : path;
};

/** Every page of the site: the router, the links and the server's own route table all read it here. */
export const paths = {
  landing: page(''),
  team: page('team'),
  about: page('about'),
  services: page('services'),
  offer: page('terms/offer'),
  privacy: page('terms/privacy-policy'),
  projects: page('projects'),
  collaborations: page('projects/collaborations'),
  /** One page for each project; any other name fails the page's own check. */
  project: {
    pattern: 'projects/:project',
    href: (lang: Lang, id: ProjectId) => `/${lang}/projects/${projectName(id)}`,
  },
  research: {
    pattern: 'researches/:slug',
    href: (lang: Lang, slug: string) => `/${lang}/researches/${encodeURIComponent(slug)}`,
  },
  login: {
    pattern: 'auth/login',
    href: (lang: Lang, query: { returnTo?: string } = {}) => withQuery(`/${lang}/auth/login`, query),
  },
  register: {
    pattern: 'auth/register',
    href: (lang: Lang, query: { returnTo?: string } = {}) => withQuery(`/${lang}/auth/register`, query),
  },
  authCallback: {
    pattern: 'auth-cb',
    href: (lang: Lang, query: { code?: string } = {}) => withQuery(`/${lang}/auth-cb`, query),
  },
  /** Asks for a link to choose a new password. */
  passwordForgotten: page('auth/password'),
  /** Where such a link lands. */
  passwordReset: {
    pattern: 'auth/password/new',
    href: (lang: Lang, query: { code?: string } = {}) => withQuery(`/${lang}/auth/password/new`, query),
  },
  /** Where the links of a change of address land. */
  emailChange: {
    pattern: 'auth/email',
    href: (lang: Lang, query: { code?: string } = {}) => withQuery(`/${lang}/auth/email`, query),
  },
  profile: page('profile'),
  profileGeneral: page('profile/general'),
  profileSecurity: page('profile/security'),
  profileAchievements: page('profile/achievements'),
  dreams: page('profile/dreams'),
  dream: {
    pattern: 'profile/dreams/:id',
    href: (lang: Lang, id: string) => `/${lang}/profile/dreams/${encodeURIComponent(id)}`,
  },
  wallet: page('profile/wallet'),
  payments: page('profile/wallet/payments'),
  purchases: page('profile/wallet/purchases'),
  presents: page('profile/wallet/presents'),
  subscription: page('profile/wallet/subscription'),
  receipt: {
    pattern: 'profile/wallet/receipts/:id',
    href: (lang: Lang, transactionId: string) =>
      `/${lang}/profile/wallet/receipts/${encodeURIComponent(transactionId)}`,
  },
  /** Where a present's link lands. */
  present: {
    pattern: 'presents/:code',
    href: (lang: Lang, code: string) => `/${lang}/presents/${encodeURIComponent(code)}`,
  },
  productPayment: {
    pattern: 'products/:id/payment',
    href: (
      lang: Lang,
      id: string,
      query: {
        order?: string;
        token?: string;
        tariff?: string;
        trial?: string;
        present?: string;
        dream?: string;
      } = {},
    ) => withQuery(`/${lang}/products/${encodeURIComponent(id)}/payment`, query),
  },
} as const;

/** The pattern of a project's own page. */
export const projectPattern = (id: ProjectId): string => `projects/${projectName(id)}`;

/** The pages for everybody whose address has no variable part, as patterns below `/:lang`. */
export const publicPatterns: readonly string[] = [
  paths.landing,
  paths.team,
  paths.about,
  paths.services,
  paths.offer,
  paths.privacy,
  paths.projects,
  paths.collaborations,
]
  .map(({ pattern }) => pattern)
  .concat(projectIds.map(projectPattern));

const patterns = Object.values(paths)
  .filter(({ pattern }) => pattern !== paths.project.pattern)
  .map(({ pattern }) => pattern)
  .concat(projectIds.map(projectPattern))
  .map((pattern) => pattern.split('/').filter(Boolean));

/** Whether a path (no query) is a page of the route table: `/` or `/{lang}/…`. */
export function isPagePath(pathname: string): boolean {
  const [lang, ...rest] = pathname.split('/').filter(Boolean);
  if (lang === undefined) return true;
  if (!isLang(lang)) return false;
  return patterns.some(
    (pattern) =>
      pattern.length === rest.length &&
      pattern.every((segment, index) => segment.startsWith(':') || segment === rest[index]),
  );
}

/**
 * A path to come back to, or undefined unless it stays on this origin:
 * `//host`, `/\host`, schemes, control characters and over-long values are refused.
 */
export function safeReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000 || !/^\/(?![/\\])/.test(value)) return undefined;
  // oxlint-disable-next-line no-control-regex -- browsers drop these from an address, which could uncover `//`
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return undefined;
  const base = 'https://origin.invalid';
  const url = URL.parse(value, base);
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
