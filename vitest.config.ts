import path from 'node:path';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** What runs in a page: a component, or anything that needs a document. */
const inPage = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: [path.join(root, 'tests/setup.ts')],
  testTimeout: 10_000,
};

/** Tests of the application as a whole: it listens to the window, the cookies and the other tabs until its page ends. */
const wholeApplication = ['tests/*.test.ts', 'tests/{lib,session,router,layouts}/**/*.test.{ts,tsx}'];

export default defineConfig({
  resolve: { alias: { '@': path.join(root, 'src') } },
  test: {
    // Two is what the smallest machine has; more would only make the timings of the others worse.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        plugins: [react()],
        test: {
          ...inPage,
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'tests/server/**', ...wholeApplication],
          // A worker loads the modules and makes a page once for all its files: half of the time was that.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: { ...inPage, name: 'application', include: wholeApplication },
      },
      {
        extends: true,
        // As Node itself resolves: otherwise our imports of graphql get its development build, yoga's the other.
        ssr: { resolve: { conditions: ['node', 'module-sync'] } },
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          isolate: false,
          // Each file brings up a database of its own.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
