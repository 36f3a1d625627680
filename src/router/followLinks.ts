function follow(): void {
  if (/^#(code|token)=/.test(window.location.hash)) window.location.reload();
}

/**
 * Reloads the page when an emailed link is opened in a tab that already shows its page: only the fragment changes,
 * which the middleware chain ignores. Returns a function that stops it.
 */
export function followLinks(): () => void {
  window.addEventListener('hashchange', follow);
  return () => window.removeEventListener('hashchange', follow);
}
