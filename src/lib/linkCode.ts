/**
 * The code of an emailed link, once it has been removed from the URL, so that nothing that shows or follows a URL, such
 * as the language menu, can leak it. A reload forgets it, and the emailed link has to be opened again.
 */
let kept: { readonly page: string; readonly code: string } | undefined;

/** The page of a path, regardless of its language. */
const pageOf = ({ pathname }: URL): string => pathname.split('/').slice(2).join('/');

/** Stores the code for the page of a URL, replacing any other. */
export function keepLinkCode(url: URL, code: string): void {
  kept = { page: pageOf(url), code };
}

/** The code with which a page was opened: from its URL, or stored from there. */
export function linkCodeAt(url: URL): string | undefined {
  return url.searchParams.get('code') || (kept?.page === pageOf(url) ? kept.code : undefined);
}
