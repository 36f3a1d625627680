/** The build id of the development server, which has no build. */
export const noBuild = 'development';

/** The id of the running build: a hash of its content, written into the page by the build. */
export const buildId: string =
  (!import.meta.env.SSR && document.querySelector('meta[name="build-id"]')?.getAttribute('content')) ||
  noBuild;
