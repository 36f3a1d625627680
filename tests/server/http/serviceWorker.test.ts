import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testApp, testServices } from '../support/harness.ts';

const distDir = await mkdtemp(path.join(tmpdir(), 'worker-'));
afterAll(() => rm(distDir, { recursive: true, force: true }));
await writeFile(
  path.join(distDir, 'index.html'),
  '<!doctype html><html lang="en-US" dir="ltr"><script>early();</script><div id="app"></div>',
);
await writeFile(path.join(distDir, 'worker.js'), 'theWorker();');

const environment = { DIST_DIR: distDir, PUBLIC_ORIGIN: 'https://site.example' };

it('the service worker is revalidated on each request', async () => {
  const app = await testApp(await testServices(environment));
  const { body, headers, statusCode } = await app.inject('/worker.js');
  expect(statusCode).toBe(200);
  expect(body).toBe('theWorker();');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toContain('javascript');
});

it('the offline shell has a policy of its own, and is not indexed', async () => {
  const app = await testApp(await testServices(environment));
  const { body, headers, statusCode } = await app.inject('/shell.html');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="app"></div>');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['set-cookie']).toBeUndefined();
});

it('a disabled service worker is replaced by one that deletes its caches and unregisters', async () => {
  const app = await testApp(await testServices({ ...environment, SERVICE_WORKER: 'off' }));
  const { body, headers } = await app.inject('/worker.js');
  expect(headers['cache-control']).toBe('no-cache');

  const listeners = new Map<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>();
  const deleted: string[] = [];
  const registration = {
    isThere: true,
    async unregister() {
      this.isThere = false;
    },
  };
  const self = {
    registration,
    skipWaiting: () => undefined,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  };
  const caches = {
    keys: async () => ['files', 'personal.answers.1'],
    delete: async (name: string) => deleted.push(name),
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- the code that the server sends is under test
  new Function('self', 'caches', body)(self, caches);
  const done: Promise<unknown>[] = [];
  listeners.get('activate')?.({ waitUntil: (work) => void done.push(work) });
  await Promise.all(done);
  expect(deleted).toEqual(['files', 'personal.answers.1']);
  expect(registration.isThere).toBe(false);
});
