import type { Plugin } from 'vite';

/**
 * Lets the build leave out the router's components that no page uses, 3.5 kB of every page: its package does not say
 * that making them has no other effect.
 */
export const unusedRouterParts = (): Plugin => ({
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&'),
      map: null,
    }),
  },
});
