import { globSync } from 'node:fs';
import path from 'node:path';

/** Modules that go into one file of the build. */
interface Group {
  readonly name: string;
  /** Globs below `src`; each has to match a file. */
  readonly files: readonly string[];
  /** Globs below `src` that are left out again. */
  readonly except?: readonly string[];
  /** A module that matches several groups goes into the one with the highest priority. */
  readonly priority?: number;
}

const groups: readonly Group[] = [
  // The application's own start with all it needs, and what nearly every page adds to that.
  {
    name: 'shell',
    files: [
      'main.tsx',
      'ui/{Button,Money,PageMeta,VisuallyHidden}.tsx',
      'ui/{lazyPart,useHydrated}.ts',
      'i18n/isolate.ts',
      'commerce/{price,useUnavailableReason}.ts',
      'commerce/{PriceFrom,PriceNotes}.tsx',
    ],
    priority: 2,
  },
  // What several pages share, in few files: the shell knows every file by its name.
  {
    name: 'notices',
    files: [
      'ui/{BackLink,FailureNotice,Notice,Skeleton}.tsx',
      'ui/{failureText,useOnReconnect}.ts',
      'data/freshness.ts',
    ],
    priority: 1,
  },
  {
    name: 'member',
    files: [
      'i18n/languageList.ts',
      'ui/{DocumentSkeleton,FactList,StatusPill}.tsx',
      'ui/geometry.ts',
      'ui/layout/Card.tsx',
      'ui/list/{Empty,ListSkeleton}.tsx',
    ],
    priority: 1,
  },
  {
    name: 'preferences',
    files: [
      'features/preferences/{Choice,CurrencyChoice,ThemeChoice}.tsx',
      'features/preferences/loadCurrencies.ts',
    ],
  },
  { name: 'stars', files: ['ui/Stars.*'] },
  { name: 'copy', files: ['ui/CopyButton.*', 'lib/saveFile.ts'] },
  {
    name: 'unverified',
    files: [
      'features/profile/UnverifiedNotice.*',
      'ui/form/ActionNotice.tsx',
      'data/generated/emailVerification.ts',
    ],
  },
  {
    name: 'links',
    files: [
      'features/links/{links.module.css,useCurrentUserText.ts}',
      'data/session/guestPurchases.ts',
      'data/generated/public/orderLink.ts',
      'shared/maskEmail.ts',
    ],
  },
  // From here on, parts that the payment page does without.
  { name: 'subscription', files: ['commerce/{SubscriptionPill.tsx,useSubscriptionWords.ts}'] },
  {
    name: 'commerce',
    files: [
      'commerce/**/*.*',
      'lib/providerPage.ts',
      'data/account/withIdempotencyKey.ts',
      'features/checkout/result/orderView.ts',
    ],
    except: ['commerce/amount/*', 'commerce/archivePurchase.ts'],
  },
  { name: 'purchases', files: ['commerce/archivePurchase.ts', 'data/generated/wallet.ts'] },
  { name: 'lists', files: ['ui/list/*', 'shared/listSearch.ts'] },
  // The payment page needs the client without what the account pages read with.
  { name: 'client', files: ['data/account/{client,operations}.ts'], priority: 1 },
  {
    name: 'account',
    files: [
      'data/account/preload.ts',
      'features/account/{AccountPage,LoadFailure,Loaded}.tsx',
      'features/security/cachedSecurity.ts',
    ],
  },
  { name: 'logOut', files: ['features/account/logOut.ts', 'data/generated/public/logout.ts'] },
  {
    name: 'plans',
    files: ['features/plans/*'],
    except: ['features/plans/{Member,Owned,member,livePlan}*'],
    priority: 1,
  },
  {
    name: 'site',
    files: [
      'ui/{Details,PersonList,StepList}.*',
      'ui/useSearchValues.ts',
      'ui/fields/RangeField.*',
      'ui/layout/{Band,CardGrid,PageHero}.*',
      'features/site/projects/*.*',
      'features/site/projects/drawings/Plate.*',
    ],
    priority: 1,
  },
  {
    name: 'forms',
    files: [
      'ui/TermsSentence.tsx',
      'ui/fields/{Checkbox,Field,Select,TextField}.tsx',
      'ui/form/{Form.tsx,fields.ts,useAction.ts,useForm.ts}',
      'data/mutate.ts',
      'lib/idempotencyKey.ts',
      'shared/{validation,readable}.ts',
    ],
    priority: 1,
  },
  // The payment page has forms, but no passwords.
  {
    name: 'passwords',
    files: ['ui/fields/{PasswordField,NewPasswordField,CodeField}.*', 'features/auth/SecondFactorFields.*'],
  },
  {
    name: 'auth',
    files: [
      'features/auth/{AuthForm,AuthPage,AuthPrompt,EmailField,GuestNotice,LinkRefused,pendingRegistration,typedEmail}.*',
      'session/deviceKey.ts',
    ],
  },
  // Small parts that are loaded together.
  {
    name: 'returning',
    files: ['shared/returnPath.ts', 'session/deviceDreamsKey.ts', 'features/profile/welcome.ts'],
  },
  { name: 'terms', files: ['pages/terms/*', 'features/site/terms/*'] },
  {
    name: 'walletLists',
    files: ['features/wallet/{ListFilters,EmptyWalletList}.tsx', 'shared/keysOf.ts'],
  },
  { name: 'planNotices', files: ['features/checkout/form/{MemberSaving,OwnedNotice,PlanChangeNotice}.*'] },
  { name: 'online', files: ['ui/{usePolling,useIsOnline}.ts'] },
  { name: 'mailedLink', files: ['lib/linkCode.ts', 'router/middleware/mailedLink.ts'] },
  {
    name: 'library',
    files: ['features/library/*', 'pages/library/item.*', 'data/generated/library.ts'],
    except: ['features/library/{Readable,headings,Text,useReadingPosition}*'],
  },
];

/** Groups of packages, by the id of a module. */
const packages = [
  // What every page needs and releases seldom change.
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)[\\/]/,
    tags: ['$initial' as const],
    priority: 3,
  },
  {
    name: 'icons',
    test: /lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](check|x|arrow-(left|right)|chevron-(left|right|down))\.mjs$/,
  },
];

/**
 * Which modules share a file, for `codeSplitting.groups` of rolldown.
 * @throws Error for a glob that matches no file, such as one that was moved.
 */
export function chunkGroups(root: string) {
  const src = path.join(root, 'src');
  const filesOf = (glob: string): string[] => {
    const found = globSync(glob, { cwd: src }).map((file) => path.join(src, file));
    if (found.length === 0)
      throw new Error(`scripts/vite/chunkGroups.ts names src/${glob}, which matches no file.`);
    return found;
  };
  const own = groups.map(({ name, files, except = [], priority }) => {
    const left = new Set(except.flatMap(filesOf));
    const chosen = new Set(files.flatMap(filesOf).filter((file) => !left.has(file)));
    return { name, priority, test: (id: string) => chosen.has(path.normalize(id.replace(/\?.*$/, ''))) };
  });
  return [...packages, ...own];
}
