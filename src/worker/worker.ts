/**
 * The service worker: without a network, the application starts from the files that it keeps. Pages, prices and answers
 * of the server always come from the network; what a person reads offline is kept by `src/data/kept.ts`.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { languages } from '@/shared/languages';
import { shellPath } from '@/shared/installPaths';

/** What the build writes in: the files of the start and of what is read offline, and the id that the shell must name. */
declare const __FILES__: readonly string[];
declare const __BUILD__: string;

declare const self: { skipWaiting(): Promise<void> };

const ofLanguage = new RegExp(`^/(?:(?:${languages.map(({ prefix }) => prefix).join('|')})(?:[/?]|$)|\\?|$)`);
const wordsCache = 'words';

// No page that is shown depends on the worker's files while there is a network, so the newest worker takes over at once.
void self.skipWaiting();
clientsClaim();
// A navigation does not wait for the worker to start.
enableNavigationPreload();

addPlugins([
  {
    // While copies of two builds answer, the shell may be the other one's, whose files are not kept here.
    cacheWillUpdate: async ({ request, response }) => {
      const isShell = new URL(request.url).pathname === shellPath;
      const isOwn = !isShell || (await response.clone().text()).includes(`"${__BUILD__}"`);
      return response.ok && isOwn ? response : null;
    },
  },
]);
precacheAndRoute(
  [{ url: shellPath, revision: __BUILD__ }, ...__FILES__.map((url) => ({ url, revision: null }))],
  { cleanURLs: false, directoryIndex: '' },
);

registerRoute(
  new NavigationRoute(
    new NetworkOnly({ plugins: [{ handlerDidError: async () => matchPrecache(shellPath) }] }),
    { allowlist: [ofLanguage] },
  ),
);

// Their names change with their content.
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && url.pathname.startsWith('/assets/') && !request.headers.has('range'),
  new CacheFirst({
    cacheName: 'files',
    plugins: [new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/locales/') && url.searchParams.has('v'),
  new CacheFirst({
    cacheName: wordsCache,
    plugins: [
      new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true }),
      {
        // After an update without a network, the words of the build before.
        handlerDidError: async ({ request }) =>
          caches.match(request, { cacheName: wordsCache, ignoreSearch: true }),
      },
    ],
  }),
);
