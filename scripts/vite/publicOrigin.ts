import type { Plugin } from 'vite';

/**
 * Writes PUBLIC_ORIGIN to index.html. A build without it leaves the placeholder for the server to replace; a page from
 * the development server uses its own origin.
 */
export function publicOrigin(origin: string | undefined): Plugin {
  return {
    name: 'public-origin',
    transformIndexHtml: (html, { bundle }) =>
      origin || !bundle ? html.replace('__PUBLIC_ORIGIN__', encodeURI(origin ?? '')) : html,
  };
}
