/** Any origin serves: what is asked is whether a path leaves it. */
const origin = 'https://origin.invalid';

const longest = 2000;

/** Reads an address as a browser does; undefined where it leads away from the origin. */
function pathOn(address: string): string | undefined {
  const url = URL.parse(address, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined;
}

/** Whether the router can look for a path: it decodes it, and none of its patterns takes a line break. */
function isReadable(pathname: string): boolean {
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/**
 * A path to come back to, with dots resolved, or undefined unless it stays on this origin. What counts is what is
 * given back, not what came: `/.//host` is a path of ours until its dots are resolved, and `//host` afterwards.
 */
export function safeReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longest || !value.startsWith('/')) return undefined;
  // Browsers drop some of these from an address, and read a backslash as a slash.
  if (/[\p{Cc}\\]/u.test(value)) return undefined;
  const path = pathOn(value);
  if (path === undefined || path.length > longest || pathOn(path) !== path) return undefined;
  // The router makes one slash of several, so that the path would be another one after it.
  const [pathname = ''] = path.split(/[?#]/);
  return pathname.includes('//') || !isReadable(pathname) ? undefined : path;
}
