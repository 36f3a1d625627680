import { redirect } from 'react-router-dom';
import { canonicalPath } from '@/shared/pagePaths';

/** Throws a redirect to the one address of the page that an address means, unless it is that already. */
export function redirectToCanonical({ pathname, search, hash }: URL): void {
  const canonical = canonicalPath(pathname);
  if (canonical !== undefined && canonical !== pathname) throw redirect(canonical + search + hash);
}
