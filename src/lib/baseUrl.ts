let known: string | undefined;

/** A placeholder for the origin in a page until the build or the server replaces it. */
export const originPlaceholder = '__PUBLIC_ORIGIN__';

/**
 * The public origin of the site, for canonical and alternate URLs. The build or the server writes it into the page; an
 * unreplaced placeholder means the origin the page was loaded from, a missing one is logged as a mistake.
 */
export function baseUrl(): string {
  if (import.meta.env.SSR) return originPlaceholder;
  if (known !== undefined) return known;
  const written = document.querySelector('meta[name="public-origin"]')?.getAttribute('content');
  if (written === undefined || written === null)
    console.warn('Missing i18n base URL: links use the local address');
  known = (written?.replace(originPlaceholder, '') || window.location.origin).replace(/\/+$/, '');
  return known;
}
