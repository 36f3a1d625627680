/** The name of the wordless picture that is shown where a page is shared, by the page's path below its language. */
export const socialPicture = (path: string): string =>
  path === '' ? 'default' : path.slice(1).replaceAll('/', '-');
