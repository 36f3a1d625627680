/** An address that may be followed from here: https, http or a path of ours; undefined for anything else. */
export function outsideHref(address: string | null): string | undefined {
  if (address === null) return undefined;
  if (/^\/(?![/\\])/.test(address)) return address;
  const url = URL.parse(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}

/** Where a DOI leads. */
export const doiHref = (doi: string): string => `https://doi.org/${encodeURI(doi)}`;
