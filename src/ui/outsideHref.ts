/** A placeholder for our origin, which depends on the deployment. */
const origin = 'https://origin.invalid';

/** An address that may be followed from here: https, http or a path of ours; undefined for anything else. */
export function outsideHref(address: string | null | undefined): string | undefined {
  if (address === null || address === undefined) return undefined;
  // What a browser drops from a path or turns round in it could uncover another host.
  const isPath = address.startsWith('/') && URL.parse(address, origin)?.origin === origin;
  if (isPath) return address;
  const url = address.startsWith('/') ? null : URL.parse(address);
  const isPlain = url?.username === '' && url.password === '';
  return isPlain && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** Where a DOI leads. */
export const doiHref = (doi: string): string => `https://doi.org/${encodeURI(doi.toWellFormed())}`;
