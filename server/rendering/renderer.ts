import { Worker } from 'node:worker_threads';
import type { PageAddress, RenderedDocument } from '../../src/shared/rendering.ts';
import type { Log } from '../kernel/services.ts';
import type { FromWorker, PageRequest, PageResponse, ToWorker, WorkerData } from './messages.ts';

/** How many pages may wait for the thread; the next ones are refused. */
const maxWaiting = 40;

/** A page that takes this long will never be ready: its thread is replaced. Milliseconds. */
const maxRenderMs = 10_000;

/** The pause before a thread that ended is started again, in milliseconds. */
const restartMs = 1_000;

/** Too many pages wait already, or the server stops. */
export class RenderRefused extends Error {
  constructor() {
    super('No more pages are rendered now');
    this.name = 'RenderRefused';
  }
}

interface RendererOptions {
  /** The folder of the build whose pages it renders. */
  readonly distDir: string;
  /** Answers the requests of pages, as those of an unknown visitor. */
  readonly answer: (request: PageRequest) => Promise<PageResponse>;
  readonly log: Log;
}

interface Waiting {
  readonly resolve: (document: RenderedDocument) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Renders pages of one build in a worker thread, which is started again if it ends. */
export class Renderer {
  readonly #options: RendererOptions;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;
  #isClosed = false;
  /** Resolves once the thread can render, or can't be started. */
  readonly ready: Promise<void>;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.ready = this.#start();
  }

  #start(): Promise<void> {
    const { distDir, log } = this.#options;
    const data: WorkerData = { distDir };
    const worker = new Worker(new URL('./renderWorker.ts', import.meta.url), {
      workerData: data,
      env: { ...process.env, NODE_ENV: 'production' },
      // A small young generation takes 120 MB less than the default one, and rendering as long as with it.
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
    });
    this.#worker = worker;
    return new Promise((resolve) => {
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') resolve();
        else this.#take(worker, message);
      });
      worker.on('error', (error) => log.error({ err: error }, 'The thread that renders pages failed'));
      worker.on('exit', () => {
        resolve();
        if (this.#worker === worker) this.#restart();
      });
    });
  }

  /** Fails what waits, and starts another thread. */
  #restart(): void {
    this.#worker = undefined;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(this.#isClosed ? new RenderRefused() : new Error('The thread that renders pages ended'));
    }
    this.#waiting.clear();
    if (!this.#isClosed) setTimeout(() => this.#isClosed || void this.#start(), restartMs).unref();
  }

  #take(worker: Worker, message: Exclude<FromWorker, { kind: 'ready' }>): void {
    const { id } = message;
    if (message.kind === 'request') {
      const respond = (response: PageResponse): void =>
        worker.postMessage({ kind: 'response', id, response } satisfies ToWorker);
      this.#options
        .answer(message.request)
        .then(respond, () => respond({ status: 503, contentType: 'text/plain', body: '' }));
      return;
    }
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    if (message.kind === 'rendered') waiting.resolve(message.document);
    else waiting.reject(new Error(message.reason));
  }

  /** Renders a page. @throws RenderRefused, or Error if the page can't be rendered */
  render(address: PageAddress): Promise<RenderedDocument> {
    const worker = this.#worker;
    if (!worker || this.#waiting.size >= maxWaiting) return Promise.reject(new RenderRefused());
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void worker.terminate(), maxRenderMs * (this.#waiting.size + 1));
      timer.unref();
      this.#waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ kind: 'render', id, address } satisfies ToWorker);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }
}
