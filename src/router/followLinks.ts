function follow(): void {
  if (/^#(code|token)=/.test(window.location.hash)) window.location.reload();
}

/**
 * A link of a mail that is opened in a tab which shows its page already changes nothing but the fragment, which the
 * chain does not look at: the page is loaded anew. Returns how to stop.
 */
export function followLinks(): () => void {
  window.addEventListener('hashchange', follow);
  return () => window.removeEventListener('hashchange', follow);
}
