/**
 * The code of an e-mailed link, once it is out of the address: nothing that shows or follows an address, such as the
 * menu of languages, can carry it on. A reload forgets it, and the link in the mail has to be opened again.
 */
let kept: { readonly page: string; readonly code: string } | undefined;

/** The page of a path, whatever its language. */
const pageOf = ({ pathname }: URL): string => pathname.split('/').slice(2).join('/');

/** Keeps the code for the page of the address, in place of any other. */
export function keepLinkCode(url: URL, code: string): void {
  kept = { page: pageOf(url), code };
}

/** The code with which a page was opened: from its address, or kept from there. */
export function linkCodeAt(url: URL): string | undefined {
  return url.searchParams.get('code') || (kept?.page === pageOf(url) ? kept.code : undefined);
}
