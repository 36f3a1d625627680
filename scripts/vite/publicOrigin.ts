import type { Plugin } from 'vite';

/**
 * Writes PUBLIC_ORIGIN into index.html. A build without one leaves the place for the server, which knows it; the
 * development server's page uses the address it came from.
 */
export function publicOrigin(origin: string | undefined): Plugin {
  return {
    name: 'public-origin',
    transformIndexHtml: (html, { bundle }) =>
      origin || !bundle ? html.replace('__PUBLIC_ORIGIN__', encodeURI(origin ?? '')) : html,
  };
}
