import path from 'node:path';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** What runs in a page: a component, or anything that needs a document. */
const inPage = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: [path.join(root, 'tests/setup.ts')],
};

/** Tests that load the application's modules anew or count what was loaded: each needs a page of its own. */
const ownPage = [
  'tests/main.test.ts',
  'tests/lib/{baseUrl,chunks,everyImport}.test.ts',
  'tests/pages/landingPart.test.tsx',
  'tests/router/background.test.ts',
  'tests/session/*.test.ts',
  'tests/shared/deployment.test.ts',
];

/** Tests that take as long as a hundred others: they run with `npm run test:postgres`, which CI always does. */
const longTests = [
  'accounts/loginTiming',
  'commerce/books/oldDatabase',
  'commerce/grants/anyLife',
  'commerce/subscriptions/subscriptionYear',
  'commerce/wallet/longLists',
  'copies',
  'graphql/documentMemory',
].map((name) => `tests/server/${name}.test.ts`);

export default defineConfig({
  resolve: { alias: { '@': path.join(root, 'src') } },
  test: {
    // Two is what the smallest machine has; more would only make the timings of the others worse.
    maxWorkers: 2,
    // Limits are for what hangs: no test measures time, and a busy machine takes ten times as long as a quiet one.
    // One more try for what a busy machine spoils; `npm test` names at its end what needed it.
    retry: 1,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        plugins: [react()],
        test: {
          ...inPage,
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'tests/server/**', ...ownPage],
          // A worker loads the modules and makes a page once for all its files: half of the time was that.
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
        // As Node itself resolves: otherwise our imports of graphql get its development build, yoga's the other.
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
