/** A setting from the build's environment; empty counts as unset. */
const setting = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const apiBase = (setting(import.meta.env['VITE_API_BASE']) ?? '/api').replace(/\/+$/, '');

/** The specification doesn't say where the route rules are. */
const usualRules = import.meta.env.VITE_PROVIDER === 'specification' ? undefined : `${apiBase}/route-rules`;

/** The API's URLs and the site's settings, from the build's environment. */
export const env = {
  /** The REST API, without a trailing slash. */
  apiBase,
  /** The source of the route rules, if there is one. */
  routeRulesUrl: setting(import.meta.env['VITE_ROUTE_RULES_URL']) ?? usualRules,
  graphqlUrl: setting(import.meta.env['VITE_GRAPHQL_URL']) ?? '/public-graphql',
  /** A language prefix or `detect`: makes `/` a redirect instead of the landing page. */
  rootRedirect: setting(import.meta.env['VITE_ROOT_REDIRECT']),
} as const;

/** Whether operations are sent by id; the server must know the ids of this build. */
export const sendsIds = import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id';
