/** What the server and the thread that renders pages send each other. */
import type { PageAddress, RenderedDocument } from '../../src/shared/rendering.ts';

/** A request of a page to this server. */
export interface PageRequest {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface PageResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

export interface WorkerData {
  readonly distDir: string;
}

/** To the worker. The ids of pages and of requests are separate. */
export type ToWorker =
  | { readonly kind: 'render'; readonly id: number; readonly address: PageAddress }
  | { readonly kind: 'response'; readonly id: number; readonly response: PageResponse };

/** From the worker. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'request'; readonly id: number; readonly request: PageRequest }
  | { readonly kind: 'rendered'; readonly id: number; readonly document: RenderedDocument }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
