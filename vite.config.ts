import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { buildManifest } from './scripts/vite/buildManifest.ts';
import { codeSplitting } from './scripts/vite/chunkGroups.ts';
import { localeFiles } from './scripts/vite/localeFiles.ts';
import { mockWorker } from './scripts/vite/mockWorker.ts';
import { pageRefresh } from './scripts/vite/pageRefresh.ts';
import { readProvider } from './scripts/vite/provider.ts';
import { reactAliases, reactModules } from './scripts/vite/reactModules.ts';
import { plainPackages } from './scripts/vite/plainPackages.ts';
import { publicOrigin } from './scripts/vite/publicOrigin.ts';
import { shellFonts } from './scripts/vite/shellFonts.ts';
import { siteLanguageList } from './scripts/vite/siteLanguages.ts';
import { unusedRouterParts } from './scripts/vite/unusedRouterParts.ts';
import { webManifest } from './scripts/vite/webManifest.ts';
import { languages, siteLanguages } from './src/shared/languages.ts';
import { projectIds, siteProjects } from './src/shared/projects.ts';

const root = import.meta.dirname;
const backEnd = `http://localhost:${process.env['API_PORT'] ?? '3001'}`;

/** The paths that the back end serves; everything else is the application's. */
const backEndPaths = ['/api', '/avatars', '/library', '/pictures', '/public-graphql', '/sandbox', '/builds'];

const routerFiles = `${root}/node_modules/react-router/dist/production`;
const productionRouter = [
  { find: /^react-router$/, replacement: `${routerFiles}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerFiles}/dom-export.mjs` },
];

/** Whether operations are sent by id or as text: msw needs text, as may a server other than ours. */
function documents(command: 'build' | 'serve', mode: string): 'id' | 'text' {
  const { VITE_GRAPHQL_DOCUMENTS: wanted } = loadEnv(mode, root);
  if (wanted === 'id' || wanted === 'text') return wanted;
  // The texts for another provider are elsewhere.
  if (readProvider(mode, root) === 'specification') return 'id';
  if (wanted) throw new Error('VITE_GRAPHQL_DOCUMENTS must be id or text');
  return command === 'build' && mode !== 'mock' ? 'id' : 'text';
}

/** The languages and projects in the build; null for all. */
const offered = {
  OFFERED_LANGUAGES: JSON.stringify(
    siteLanguages.length < languages.length ? siteLanguages.map(({ prefix }) => prefix) : null,
  ),
  OFFERED_PROJECTS: JSON.stringify(siteProjects.length < projectIds.length ? siteProjects : null),
};

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  root,
  plugins: [
    react(),
    unusedRouterParts(),
    plainPackages(),
    ...(isSsrBuild ? [] : [reactModules()]),
    pageRefresh(),
    // Pages are rendered with the files of the browser build.
    ...(isSsrBuild
      ? []
      : [
          localeFiles(root),
          publicOrigin(process.env['PUBLIC_ORIGIN']),
          ...(command === 'build' ? [webManifest(root), shellFonts()] : []),
          siteLanguageList(),
          buildManifest(root),
        ]),
    ...(mode === 'mock' ? [mockWorker(root)] : []),
  ],
  define: {
    'import.meta.env.VITE_GRAPHQL_DOCUMENTS': JSON.stringify(documents(command, mode)),
    'import.meta.env.VITE_PROVIDER': JSON.stringify(readProvider(mode, root)),
    ...offered,
  },
  resolve: {
    alias: [
      { find: '@', replacement: `${root}/src` },
      // The package resolves to its development files under every condition; these are the same without the checks.
      ...(command === 'build' ? productionRouter : []),
      ...(command === 'build' && !isSsrBuild ? reactAliases(root) : []),
    ],
  },
  css: {
    // The minifier's own parser, as PostCSS warns of each `composes` from another file. Grid areas are set by name.
    transformer: 'lightningcss',
    lightningcss: { cssModules: { grid: false } },
  },
  // Bundles everything into one file, so that there is only one copy of React.
  ssr: { noExternal: true },
  server: {
    strictPort: true,
    // Written while the application runs: none of it is part of a page.
    watch: { ignored: ['**/{.cache,.data,dist,test-results}/**'] },
    proxy: mode === 'mock' ? {} : Object.fromEntries(backEndPaths.map((path) => [path, { target: backEnd }])),
  },
  build: {
    // The README names these browsers; `.oxlintrc.json` and `src/tsconfig.json` refuse what they lack.
    target: ['chrome120', 'edge120', 'firefox121', 'safari16.4', 'ios16.4'],
    // Icons and fonts stay files: inlining would require `data:` in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // All target browsers support module preloads.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Packages ask whether React has a feature by its name.
      checks: { importIsUndefined: false },
      output: {
        // The shell contains the name of every script and style sheet: short names keep it small. The build's
        // `modules.json` lists what is in each.
        // A module wherever the build is copied to, without a package.json beside it.
        ...(isSsrBuild && { entryFileNames: '[name].mjs' }),
        ...(!isSsrBuild && {
          chunkFileNames: 'assets/[hash:7].js',
          entryFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'assets/[hash:7][extname]'
              : 'assets/[name]-[hash:7][extname]',
        }),
        codeSplitting: isSsrBuild ? undefined : codeSplitting(root),
      },
    },
  },
}));
