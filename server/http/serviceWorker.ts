import type { FastifyInstance } from 'fastify';
import { fallbackLang } from '../../src/shared/languages.ts';
import { shellPath, workerPath } from '../../src/shared/installPaths.ts';
import type { Services } from '../kernel/services.ts';
import type { Pages } from './pages.ts';
import type { SecurityHeaders } from './securityHeaders.ts';

/** Replaces a worker that should be removed: deletes its caches, then unregisters itself. */
const removalWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister()),
));
`;

interface WorkerSources {
  readonly config: Pick<Services['config'], 'serviceWorker'>;
  readonly pages: Pages;
  readonly security: SecurityHeaders;
}

/** The shell that the service worker shows offline, and the removal of the worker when it is switched off. */
export async function serviceWorker(
  app: FastifyInstance,
  { config, pages, security }: WorkerSources,
): Promise<void> {
  if (config.serviceWorker === 'off')
    app.get(workerPath, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(removalWorker),
    );

  app.get(shellPath, async (request, reply) => {
    await pages.refresh();
    const shell = await pages.shell(fallbackLang, 'page');
    security.allow(reply, shell.hashes);
    reply.header('x-robots-tag', 'noindex');
    return shell.send(request, reply);
  });
}
