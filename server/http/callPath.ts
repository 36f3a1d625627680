import { remoteProviders } from '../commerce/payments/providers.ts';

/** Where the pages that payment providers have on this server begin. */
export const providerPages: readonly string[] = remoteProviders.flatMap(({ remote }) => remote.pagePaths);

const under = (paths: readonly string[]): RegExp => new RegExp(`^(?:${paths.join('|')})(?:/|$)`);

/** The paths of calls: an unknown path among them is no page. */
export const callPath = under([
  '/api',
  '/avatars',
  '/library',
  '/pictures',
  '/public-graphql',
  ...providerPages,
]);

/** Routes whose input reaches the database. A picture's address is checked by its own route. */
export const routeWithInput = under(['/api', '/public-graphql', ...providerPages]);
