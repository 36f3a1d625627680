import { remoteProviders } from '../commerce/payments/providers.ts';

/** The path prefixes of pages that payment providers have on this server. */
export const providerPages: readonly string[] = remoteProviders.flatMap(({ remote }) => remote.pagePaths);

const under = (paths: readonly string[]): RegExp => new RegExp(`^(?:${paths.join('|')})(?:/|$)`);

/** API paths: an unknown path among them is not a page. */
export const apiPath = under([
  '/api',
  '/avatars',
  '/library',
  '/pictures',
  '/public-graphql',
  ...providerPages,
]);

/** Routes whose input reaches the database. Picture URLs are checked by their own route. */
export const routeWithInput = under(['/api', '/public-graphql', ...providerPages]);
