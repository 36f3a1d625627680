import { parseUrl } from '../lib/parseUrl.ts';

/** Any origin will do: it only serves to tell whether a path leaves it. */
const origin = 'https://origin.invalid';

const maxLength = 2000;

/** Resolves an address as a browser does; undefined if it leads to another origin. */
function pathOn(address: string): string | undefined {
  const url = parseUrl(address, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined;
}

/** Whether the router can match a path: it decodes it, and none of its patterns match a line break. */
function isReadable(pathname: string): boolean {
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/**
 * A path to return to, with dots resolved; undefined unless it stays on this origin. The check is on the result, not
 * the input: `/.//host` is a path of this site until its dots are resolved, and then it's `//host`.
 */
export function safeReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > maxLength || !value.startsWith('/')) return undefined;
  // Browsers drop some of these from a URL, and read a backslash as a slash.
  if (/[\p{Cc}\\]/u.test(value)) return undefined;
  const path = pathOn(value);
  if (path === undefined || path.length > maxLength || pathOn(path) !== path) return undefined;
  // The router collapses repeated slashes, which would make it a different path.
  const [pathname = ''] = path.split(/[?#]/);
  return pathname.includes('//') || !isReadable(pathname) ? undefined : path;
}
