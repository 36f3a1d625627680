/** Whether the pages are files that were written some time ago (`npm run build -- --pages`). */
export const isStatic = (): boolean => document.documentElement.dataset['static'] !== undefined;

/**
 * Whether the server has just sent this document, with what it knew. One that the browser returns to, or restores with
 * its tabs, may come from its cache.
 */
export const isDocumentCurrent = (): boolean =>
  !isStatic() &&
  performance
    .getEntriesByType('navigation')
    .some((visit) => 'type' in visit && (visit.type === 'navigate' || visit.type === 'reload'));
