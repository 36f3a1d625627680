import { parseUrl } from '@/lib/parseUrl';

/** A placeholder for this site's origin, which depends on the deployment. */
const origin = 'https://origin.invalid';

/** A URL that is safe to link to: https, http or a path on this site; undefined for anything else. */
export function safeHref(address: string | null | undefined): string | undefined {
  if (address === null || address === undefined) return undefined;
  // Characters that browsers drop or normalize in a path could turn it into another host.
  const isPath = address.startsWith('/') && parseUrl(address, origin)?.origin === origin;
  if (isPath) return address;
  const url = address.startsWith('/') ? null : parseUrl(address);
  const isPlain = url?.username === '' && url.password === '';
  return isPlain && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** The URL of a DOI. */
export const doiHref = (doi: string): string => `https://doi.org/${encodeURI(doi.toWellFormed())}`;
