import { parseUrl } from '../lib/parseUrl.ts';

/** The origin of an address of the API; undefined for a path, which is on the page's own origin. */
function originOf(address: string): string | undefined {
  if (/^\/(?!\/)/.test(address)) return undefined;
  const url = /^https?:\/\//.test(address) ? parseUrl(address) : null;
  if (!url)
    throw new Error(
      `${address} is neither a path nor an http(s) URL: set VITE_API_BASE and VITE_GRAPHQL_URL`,
    );
  return url.origin;
}

/**
 * The origins besides the page's own that the application sends requests to, without duplicates. Unset addresses are
 * paths.
 * @throws Error for an address that is neither a path nor an http(s) URL
 */
export const apiOrigins = (addresses: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(addresses.flatMap((address) => (address === undefined ? [] : (originOf(address) ?? [])))),
];
