let known: string | undefined;

/**
 * The public origin of the site, for canonical and alternate addresses. The build or the server writes it into the
 * page; an empty one stands for the address the page came from, none at all is a mistake that is logged once.
 */
export function baseUrl(): string {
  if (known !== undefined) return known;
  const written = document.querySelector('meta[name="public-origin"]')?.getAttribute('content');
  if (written === undefined || written === null)
    console.warn('Missing i18n base URL: links use the local address');
  known = (written || window.location.origin).replace(/\/+$/, '');
  return known;
}
