/**
 * The id of the element with the page's content in every layout: the target of the skip link and of focus after
 * navigation.
 */
export const contentId = 'content';
