import { redirect } from 'react-router-dom';
import { canonicalPath } from '@/shared/pagePaths';

/** Throws a redirect to a page's canonical URL, unless the URL already is. */
export function redirectToCanonical({ pathname, search, hash }: URL): void {
  const canonical = canonicalPath(pathname);
  if (canonical !== undefined && canonical !== pathname) throw redirect(canonical + search + hash);
}
