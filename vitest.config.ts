import path from 'node:path';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
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
  'tests/lib/{baseUrl,chunks,everyImport}.test.ts',
  'tests/pages/landingPart.test.tsx',
  'tests/router/background.test.ts',
  'tests/session/*.test.ts',
  'tests/shared/deployment.test.ts',
];

/** Tests that take as long as a hundred others: only `npm run test:postgres` runs them, which CI always does. */
export const longTests = [
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
  'graphql/documentMemory',
].map((name) => `tests/server/${name}.test.ts`);

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
        // Resolve like Node: otherwise our imports get graphql's development build, and Yoga's the other one.
        ssr: { resolve: { conditions: ['node', 'module-sync'] } },
        test: {
          name: 'server',
          environment: 'node',
          setupFiles: [path.join(root, 'tests/server/support/cheapPasswords.ts')],
          include: ['tests/server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...(process.env['TEST_DATABASE_URL'] ? [] : longTests)],
          isolate: false,
        },
      },
    ],
  },
});
