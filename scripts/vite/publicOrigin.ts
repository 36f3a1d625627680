import type { Plugin } from 'vite';

/** Writes PUBLIC_ORIGIN into index.html; without one the page uses the address it came from, and the build says so. */
export function publicOrigin(origin: string | undefined): Plugin {
  return {
    name: 'public-origin',
    buildStart() {
      if (!origin && this.environment.mode === 'build') {
        this.info('PUBLIC_ORIGIN is not set: canonical addresses use the address of the page');
      }
    },
    transformIndexHtml: (html) => html.replace('__PUBLIC_ORIGIN__', encodeURI(origin ?? '')),
  };
}
