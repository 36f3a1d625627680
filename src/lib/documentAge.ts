/** Whether the pages are files that were written some time ago (`npm run build -- --pages`). */
export const isStatic = (): boolean => document.documentElement.dataset['static'] !== undefined;

const changeKey = 'changed-at';
/** Within this time the server's pages follow a change, and a tab asks after its own; in milliseconds. */
const followedMs = 10_000;

/** Remembers that this tab has changed something, which the next document may not show yet. */
export function noteChange(): void {
  try {
    sessionStorage.setItem(changeKey, String(Date.now()));
  } catch {
    // Storage is disabled: the next document shows what the server has.
    return;
  }
}

function hasJustChanged(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(changeKey) ?? 0) < followedMs;
  } catch {
    return false;
  }
}

/**
 * Whether the server has just sent this document, with what it knew. One that the browser returns to, or restores with
 * its tabs, may come from its cache; one that follows a change of this tab may have been rendered before that.
 */
export const isDocumentCurrent = (): boolean =>
  !isStatic() &&
  !hasJustChanged() &&
  performance
    .getEntriesByType('navigation')
    .some((visit) => 'type' in visit && (visit.type === 'navigate' || visit.type === 'reload'));
