import type { Plugin } from 'vite';

const page = /\/src\/pages\/.*\.tsx$/;

/** What a page exports for the router, besides its component. */
const routerExports = ['loader', 'prepareData', 'shouldRevalidate'];

/**
 * In development, lets a page file be replaced without a reload: its exports for the router don't count as an
 * obstacle, and only a change of one of them reloads the application, because the router holds the old one.
 */
export const pageRefresh = (): Plugin => ({
  name: 'page-refresh',
  apply: 'serve',
  transform: {
    filter: { id: page },
    handler: (code) => ({
      code: `${code}
if (import.meta.hot) {
  const before = import(/* @vite-ignore */ import.meta.url);
  import.meta.hot.accept(async (next) => {
    const old = await before;
    if (next && ${JSON.stringify(routerExports)}.some((name) => String(old[name]) !== String(next[name])))
      import.meta.hot.invalidate('what the router uses has changed');
  });
}`,
      map: null,
    }),
  },
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: `window.__getReactRefreshIgnoredExports = ({ id }) => ${page}.test(id) ? ${JSON.stringify(routerExports)} : [];`,
      injectTo: 'head-prepend',
    },
  ],
});
