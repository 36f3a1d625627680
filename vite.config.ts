import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { buildManifest } from './scripts/vite/buildManifest.ts';
import { localeFiles } from './scripts/vite/localeFiles.ts';
import { mockWorker } from './scripts/vite/mockWorker.ts';
import { publicOrigin } from './scripts/vite/publicOrigin.ts';
import { shellFonts } from './scripts/vite/shellFonts.ts';
import { siteLanguageList } from './scripts/vite/siteLanguages.ts';
import { unusedRouterParts } from './scripts/vite/unusedRouterParts.ts';
import { webManifest } from './scripts/vite/webManifest.ts';
import { languages, siteLanguages } from './src/shared/languages.ts';
import { projectIds, siteProjects } from './src/shared/projects.ts';

const root = import.meta.dirname;
const backEnd = `http://localhost:${process.env['API_PORT'] ?? '3001'}`;

/** What the back end answers; everything else is the application's. */
const backEndPaths = ['/api', '/avatars', '/library', '/pictures', '/public-graphql', '/sandbox', '/builds'];

const routerFiles = `${root}/node_modules/react-router/dist/production`;
const productionRouter = [
  { find: /^react-router$/, replacement: `${routerFiles}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerFiles}/dom-export.mjs` },
];

/** Whether operations are sent by their id or as text: msw reads texts, and so may another provider than ours. */
function documents(command: 'build' | 'serve', mode: string): 'id' | 'text' {
  const { VITE_GRAPHQL_DOCUMENTS: wanted } = loadEnv(mode, root);
  if (wanted === 'id' || wanted === 'text') return wanted;
  if (wanted) throw new Error('VITE_GRAPHQL_DOCUMENTS must be id or text');
  return command === 'build' && mode !== 'mock' ? 'id' : 'text';
}

/** The languages and projects of the build; null for all. */
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
    // The pages built ahead are made of the files of the build for browsers.
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
    ...offered,
  },
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
        // The shell knows every script and style sheet by its name: short ones keep it small. `modules.json` of the
        // build says what is in each.
        ...(!isSsrBuild && {
          chunkFileNames: 'assets/[hash:7].js',
          entryFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'assets/[hash:7][extname]'
              : 'assets/[name]-[hash:7][extname]',
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
                  test: /src[\\/](main\.tsx|ui[\\/](Button\.tsx|Money\.tsx|PageMeta\.tsx|VisuallyHidden\.tsx|lazyPart\.ts|useHydrated\.ts)|i18n[\\/]isolate\.ts|commerce[\\/](price\.ts|useStopped\.ts|PriceFrom\.tsx|PriceNotes\.tsx))$/,
                  priority: 2,
                },
                // What several pages share, in few files: the shell knows every file by its name.
                {
                  name: 'notices',
                  test: /src[\\/](ui[\\/](BackLink|FailureNotice|Notice|Skeleton|failureText|useOnReconnect)|data[\\/]freshness)\.tsx?$/,
                  priority: 1,
                },
                {
                  name: 'member',
                  test: /src[\\/](i18n[\\/]languageList|ui[\\/](Card|DocumentSkeleton|list[\\/](Empty|ListSkeleton)|FactList|StatusPill|geometry))\.tsx?$/,
                  priority: 1,
                },
                {
                  name: 'preferences',
                  test: /src[\\/]features[\\/]preferences[\\/](Choice|CurrencyChoice|ThemeChoice|loadCurrencies)\./,
                },
                { name: 'stars', test: /src[\\/]ui[\\/]Stars\./ },
                { name: 'copy', test: /src[\\/](ui[\\/]CopyButton|lib[\\/]saveFile)\./ },
                {
                  name: 'unverified',
                  test: /src[\\/](features[\\/]profile[\\/]UnverifiedNotice|ui[\\/]form[\\/]ActionNotice|data[\\/]generated[\\/]emailVerification)\./,
                },
                {
                  name: 'links',
                  test: /src[\\/](features[\\/]links[\\/](links\.module|useWhoIsHere)|data[\\/](session[\\/]guestPurchases|generated[\\/]public[\\/]orderLink)|shared[\\/]maskEmail)/,
                },
                // Not on the payment page, as what is below.
                {
                  name: 'subscription',
                  test: /src[\\/]commerce[\\/](SubscriptionPill|useSubscriptionWords)\./,
                },
                {
                  name: 'commerce',
                  test: /src[\\/](commerce[\\/](?!amount[\\/]|archivePurchase)|lib[\\/]providerPage|data[\\/]account[\\/]withIdempotencyKey|features[\\/]checkout[\\/]result[\\/]orderView)/,
                },
                {
                  name: 'purchases',
                  test: /src[\\/](commerce[\\/]archivePurchase|data[\\/]generated[\\/]wallet)\.ts$/,
                },
                {
                  name: 'lists',
                  test: /src[\\/](ui[\\/]list[\\/]|shared[\\/]listSearch)/,
                },
                // The payment page needs the client without what the account pages read with.
                {
                  name: 'client',
                  test: /src[\\/]data[\\/]account[\\/](client|operations)\.ts$/,
                  priority: 1,
                },
                {
                  name: 'account',
                  test: /src[\\/](data[\\/]account[\\/]preload|features[\\/](account[\\/](AccountPage|LoadFailure|Loaded)|security[\\/]cachedSecurity))\.tsx?$/,
                },
                {
                  name: 'icons',
                  test: /lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](check|x|arrow-(left|right)|chevron-(left|right|down))\.mjs$/,
                },
                {
                  name: 'logOut',
                  test: /src[\\/](features[\\/]account[\\/]logOut|data[\\/]generated[\\/]public[\\/]logout)\.ts$/,
                },
                {
                  name: 'plans',
                  test: /src[\\/]features[\\/]plans[\\/](?!Member|Owned|member|livePlan)/,
                  priority: 1,
                },
                {
                  name: 'site',
                  test: /src[\\/](ui[\\/](Band|CardGrid|Details|PageHero|RangeField|StepList|useSearchValues)|features[\\/]projects[\\/](drawings[\\/]Plate|\w+))(\.tsx?|\.module\.css)$/,
                  priority: 1,
                },
                {
                  name: 'forms',
                  test: /src[\\/](ui[\\/](Checkbox|Field|Select|TermsLinks|TextField|form[\\/](Form|fields|useAction|useForm))|data[\\/]mutate|lib[\\/]idempotencyKey|shared[\\/](validation|readable))\.tsx?$/,
                  priority: 1,
                },
                // The payment page has forms, but no passwords.
                {
                  name: 'passwords',
                  test: /src[\\/](ui[\\/]((New)?PasswordField|CodeField)|features[\\/]auth[\\/]SecondFactorFields)\./,
                },
                {
                  name: 'auth',
                  test: /src[\\/](features[\\/]auth[\\/](AuthForm|AuthPage|GuestNotice|LinkRefused|AuthPrompt|pendingRegistration)|session[\\/]deviceKey)\./,
                },
                // Small parts that come together: the shell knows fewer files.
                { name: 'returning', test: /src[\\/].*[\\/](returnPath|deviceDreamsKey|welcome)\.ts$/ },
                { name: 'online', test: /src[\\/]ui[\\/](usePolling|useIsOnline)\.ts$/ },
                {
                  name: 'mailedLink',
                  test: /src[\\/](lib[\\/]linkCode|router[\\/]middleware[\\/]mailedLink)\.ts$/,
                },
                {
                  name: 'library',
                  test: /src[\\/](features[\\/]library[\\/](?!Readable|headings|Text|useKept)|pages[\\/]library[\\/]item|data[\\/]generated[\\/]library)/,
                },
              ],
            },
      },
    },
  },
}));
