/**
 * The thread that renders pages, with the application's bundle for Node, one after the other: a page's requests and
 * messages are state of the application. The main thread answers its requests.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { renderingFolder, type Application, type PageAddress } from '../../src/shared/rendering.ts';
import type { FromWorker, PageResponse, ToWorker, WorkerData } from './messages.ts';

if (!parentPort) throw new Error('renderWorker.ts runs as a worker thread');
const port = parentPort;
const { distDir }: WorkerData = workerData;
const tell = (message: FromWorker): void => port.postMessage(message);

let lastRequest = 0;
const waiting = new Map<number, (response: PageResponse) => void>();

/** The path on this server of a request: operations are posted, to an address that may be absolute. */
function pathOf(input: unknown, { method }: RequestInit = {}): string {
  if (method === 'POST') return '/public-graphql';
  if (typeof input !== 'string' || !input.startsWith('/'))
    throw new TypeError('A page can only ask its own server');
  return input;
}

/** `fetch` for the requests of pages. @throws TypeError for another server: rendering never goes to the network */
globalThis.fetch = async (input, init) => {
  const target = pathOf(input, init);
  lastRequest += 1;
  const id = lastRequest;
  const { promise, resolve } = Promise.withResolvers<PageResponse>();
  waiting.set(id, resolve);
  const request = {
    path: target,
    method: init?.method === 'POST' ? ('POST' as const) : ('GET' as const),
    headers: Object.fromEntries(new Headers(init?.headers)),
    body: typeof init?.body === 'string' ? init.body : undefined,
  };
  tell({ kind: 'request', id, request });
  const { status, contentType, body } = await promise;
  return new Response(status === 204 ? null : body, { status, headers: { 'content-type': contentType } });
};

const read = (file: string): Promise<string> => readFile(path.join(distDir, file), 'utf8');

const { renderDocument }: Application = await import(
  pathToFileURL(path.resolve(distDir, renderingFolder, 'renderDocument.mjs')).href
);

async function render(id: number, address: PageAddress): Promise<void> {
  try {
    tell({ kind: 'rendered', id, document: await renderDocument(address, read) });
  } catch (error) {
    tell({ kind: 'failed', id, reason: inspect(error) });
  }
}

let last: Promise<void> = Promise.resolve();
port.on('message', (message: ToWorker) => {
  if (message.kind === 'render') {
    last = last.then(() => render(message.id, message.address));
    return;
  }
  waiting.get(message.id)?.(message.response);
  waiting.delete(message.id);
});
tell({ kind: 'ready' });
