/**
 * The service worker: when offline, the application starts from its cached files. Pages, prices and API responses
 * always come from the network; what can be read offline is cached by `src/data/savedResponses.ts`.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { languages } from '@/shared/languages';
import { shellPath } from '@/shared/installPaths';

/** Injected by the build: the files for startup and offline reading, and the build id that the shell must contain. */
declare const __FILES__: readonly string[];
declare const __BUILD__: string;

declare const self: { skipWaiting(): Promise<void> };

const ofLanguage = new RegExp(`^/(?:(?:${languages.map(({ prefix }) => prefix).join('|')})(?:[/?]|$)|\\?|$)`);
const wordsCache = 'words';

// Online pages never depend on the worker's files, so the newest worker can take over right away.
void self.skipWaiting();
clientsClaim();
// Navigations don't wait for the worker to start.
enableNavigationPreload();

addPlugins([
  {
    // While copies of two builds are serving, the shell may be the other build's, whose files aren't cached here.
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

// Their names contain a content hash.
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
        // Right after an update, offline: the previous build's messages.
        handlerDidError: async ({ request }) =>
          caches.match(request, { cacheName: wordsCache, ignoreSearch: true }),
      },
    ],
  }),
);
