/**
 * The name of the wordless picture that is shown when a page is shared; `path` is the page's path below its language.
 */
export const socialPicture = (path: string): string =>
  path === '' ? 'default' : path.slice(1).replaceAll('/', '-');
