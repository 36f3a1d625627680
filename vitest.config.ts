import path from 'node:path';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { waitLimit } from './tests/waitLimit.ts';

const root = import.meta.dirname;

/** For tests that need a document, such as those of components. */
const inPage = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: [path.join(root, 'tests/setup.ts')],
};

/** Tests that reload the application's modules or count what was loaded: each needs its own page. */
const ownPage = [
  'tests/main.test.ts',
  'tests/lib/{baseUrl,chunks}.test.ts',
  'tests/pages/landingPart.test.tsx',
  'tests/router/background.test.ts',
  'tests/session/session.test.ts',
  'tests/shared/deployment.test.ts',
];

/** Paths of the server's test files. */
const serverTests = (names: readonly string[]) => names.map((name) => `tests/server/${name}.test.ts`);

/** Tests that take as long as a hundred others: they run only on PostgreSQL, which CI always does. */
export const longTests = serverTests([
  'accounts/loginTiming',
  'commerce/books/oldDatabase',
  'commerce/grants/anyLife',
  'commerce/library/objectStore',
  'commerce/library/slowReaders',
  'commerce/subscriptions/subscriptionYear',
  'commerce/wallet/longLists',
  'content/archivedContent',
  'content/boughtContent',
  'content/handedOver',
  'copies',
  'graphql/anyTexts',
  'graphql/documentMemory',
]);

/**
 * What can differ between the two databases: the driver and its types, the single connection, locks and transactions,
 * files, the start, the order of texts, and each way of money. CI runs these on the embedded database, and all of the
 * server's tests on PostgreSQL.
 */
const embeddedTests = serverTests([
  'accounts/{accounts,mergeGuest,twoFactorLogin}',
  'admin/settings',
  'catalogue/{catalogue,currentCatalogue,researches}',
  'commerce/books/{locks,reconcile}',
  'commerce/callbacks/callbackTimes',
  'commerce/checkout/{numberReceipts,paidOnce,paymentCreate,promoLimits,refunds,settlement}',
  'commerce/grants/locks',
  'commerce/ledger/ledger',
  'commerce/library/{archive,library}',
  'commerce/presents/presents',
  'commerce/subscriptions/subscriptionCalls',
  'commerce/wallet/{topUp,transactionsCsv,transactionsPage}',
  'commerce/withdrawals/withdrawals',
  'content/{content,pictures}',
  'database/*',
  'demo/{seed,seedContent}',
  'firstDay',
  'graphql/everyAnswer',
  'http/{metricsAccess,pages}',
  'identity/sessions',
  'kernel/{inTransaction,jobs,limitRules,pagination,refundOnFailure}',
  'restarts',
  'start',
]);

/** Whether the server's tests run on PostgreSQL. */
const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL']);

/** For the server's tests. */
const onNode = {
  environment: 'node',
  setupFiles: ['cheapPasswords', 'knownPictures'].map((name) =>
    path.join(root, `tests/server/support/${name}.ts`),
  ),
  isolate: false,
};

/** Resolves like Node: otherwise our imports get graphql's development build, and Yoga's the other one. */
const likeNode = { resolve: { conditions: ['node', 'module-sync'] } };

const embedded: TestProjectConfiguration = {
  extends: true,
  ssr: likeNode,
  test: { ...onNode, name: 'embedded', include: embeddedTests, env: { TEST_DATABASE_URL: '' } },
};

export default defineConfig({
  resolve: { alias: { '@': path.join(root, 'src') } },
  test: {
    // The smallest machine has two cores; more workers would only slow each other down.
    maxWorkers: 2,
    // The timeouts only catch hanging tests: no test measures time, and a busy machine takes ten times as long as a
    // quiet one. The retry is for failures under load; `npm test` lists the tests that needed it.
    retry: 1,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: waitLimit } },
    projects: [
      {
        extends: true,
        plugins: [react()],
        test: {
          ...inPage,
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'tests/server/**', ...ownPage],
          // A worker loads the modules and creates a page once for all its files, which halves the time.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: { ...inPage, name: 'application', include: ownPage },
      },
      {
        extends: true,
        ssr: likeNode,
        test: {
          ...onNode,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...(isOnPostgres ? [] : longTests)],
        },
      },
      ...(isOnPostgres ? [embedded] : []),
    ],
  },
});
