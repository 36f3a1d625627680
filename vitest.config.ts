import { existsSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const setup = path.join(root, 'tests/setup.ts');

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
          name: 'unit',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/server/**'],
          setupFiles: existsSync(setup) ? [setup] : [],
          testTimeout: 10_000,
        },
      },
      {
        extends: true,
        // As Node itself resolves: otherwise our imports of graphql get its development build, yoga's the other.
        ssr: { resolve: { conditions: ['node', 'module-sync'] } },
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          // Each file brings up a database of its own.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
