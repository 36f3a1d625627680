/** The element that holds a page's content in every layout: target of the skip link and of page changes. */
export const contentId = 'content';
