import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildManifest } from './scripts/vite/buildManifest.ts';
import { localeFiles } from './scripts/vite/localeFiles.ts';
import { mockWorker } from './scripts/vite/mockWorker.ts';
import { publicOrigin } from './scripts/vite/publicOrigin.ts';
import { webManifest } from './scripts/vite/webManifest.ts';

const root = import.meta.dirname;
const backEnd = `http://localhost:${process.env['API_PORT'] ?? '3001'}`;

/** What the back end answers; everything else is the application's. */
const backEndPaths = ['/api', '/avatars', '/public-graphql', '/sandbox', '/builds'];

const routerFiles = `${root}/node_modules/react-router/dist/production`;
const productionRouter = [
  { find: /^react-router$/, replacement: `${routerFiles}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerFiles}/dom-export.mjs` },
];

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  root,
  plugins: [
    react(),
    // The pages built ahead are made of the files of the build for browsers.
    ...(isSsrBuild
      ? []
      : [
          localeFiles(root),
          publicOrigin(process.env['PUBLIC_ORIGIN']),
          ...(command === 'build' ? [webManifest(root)] : []),
          buildManifest(root),
        ]),
    ...(mode === 'mock' ? [mockWorker(root)] : []),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: `${root}/src` },
      // The package names its development files for every condition; these are the same without their checks.
      ...(command === 'build' ? productionRouter : []),
    ],
  },
  // One file with everything in it, so that there is one React in it.
  ssr: { noExternal: true },
  server: {
    strictPort: true,
    proxy: mode === 'mock' ? {} : Object.fromEntries(backEndPaths.map((path) => [path, { target: backEnd }])),
  },
  build: {
    target: 'es2023',
    // Icons and fonts stay files: inlined ones would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Every browser of the target knows module preloads.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The shell knows every file by its name: short ones keep it small.
        ...(!isSsrBuild && {
          chunkFileNames: 'assets/[name]-[hash:7].js',
          entryFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        }),
        codeSplitting: isSsrBuild
          ? undefined
          : {
              groups: [
                // What every page needs and releases seldom change.
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)[\\/]/,
                  tags: ['$initial'],
                  priority: 3,
                },
                // The application's own start with all it needs, and what nearly every page adds to that.
                {
                  name: 'shell',
                  test: /src[\\/](main\.tsx|ui[\\/](Money|PageMeta|VisuallyHidden)\.tsx|i18n[\\/]isolate\.ts)$/,
                  priority: 2,
                },
                // What several pages share, in few files: the shell knows every file by its name.
                { name: 'plans', test: /src[\\/]features[\\/]plans[\\/]/, priority: 1 },
                {
                  name: 'site',
                  test: /src[\\/](ui[\\/](Band|CardGrid|FactList|PageHero|StepList|StatusPill|geometry|useHydrated|useSearchValues)|features[\\/]projects[\\/](drawings[\\/]Plate|\w+))\.tsx?$/,
                  priority: 1,
                },
                {
                  name: 'forms',
                  test: /src[\\/](ui[\\/](Checkbox|FailureNotice|Field|Notice|PasswordField|Select|Skeleton|TermsLinks|TextField|useFocusFirstInvalid|useRefill)|graphql[\\/]requestFailure|shared[\\/]validation)\.tsx?$/,
                  priority: 1,
                },
                {
                  name: 'auth',
                  test: /src[\\/]features[\\/]auth[\\/](AuthForm|AuthPage|GuestNotice|LinkRefused|OtherWay)\./,
                },
                { name: 'member', test: /src[\\/]ui[\\/](Card|Empty)\./ },
              ],
            },
      },
    },
  },
}));
