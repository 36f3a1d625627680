let known: string | undefined;

/** Placeholder for the origin in a page until the build or the server knows it. */
export const originPlaceholder = '__PUBLIC_ORIGIN__';

/**
 * The public origin of the site, for canonical and alternate addresses. The build or the server writes it into the
 * page; an unreplaced placeholder means the address the page came from, a missing one is a mistake that is logged.
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
