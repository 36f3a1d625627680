import { vi } from 'vitest';

/** An `XMLHttpRequest` that a test answers by hand, since jsdom sends nothing and reports no progress. */
export class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  response: unknown = null;
  responseType = '';
  timeout = 0;
  address = '';
  body: FormData | undefined;

  open(_method: string, address: string): void {
    this.address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: FormData): void {
    this.body = body;
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  /** Reports so many of so many bytes as uploaded. */
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
  }

  answer(status: number, response: unknown): void {
    Object.assign(this, { status, response });
    this.dispatchEvent(new Event('load'));
  }

  /** Breaks the connection. */
  break(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** Replaces the browser's requests with hand-answered ones; returns those that were made, newest last. */
export function fakeRequests(): FakeRequest[] {
  const made: FakeRequest[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeRequest {
      constructor() {
        super();
        made.push(this);
      }
    },
  );
  return made;
}
