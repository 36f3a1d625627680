import type { BrowserContext } from '@playwright/test';

/**
 * Everything a browser complains of while a journey runs: console errors and warnings (violations of the content
 * security policy among them), uncaught errors, failed requests, answers with an error status, and requests that
 * leave the site.
 */
export class Problems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Says that a journey brings a complaint about on purpose. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** What nobody expected. */
  get unexpected(): string[] {
    return this.#found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (!['error', 'warning', 'assert'].includes(message.type())) return;
      // The runner says so wherever a worker is kept out.
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      this.#found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) =>
      this.#found.push(`uncaught: ${error.error().stack ?? String(error.error())}`),
    );
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== this.#origin && !['data:', 'blob:'].includes(protocol)) {
        this.#found.push(`request to another site: ${request.url()}`);
      }
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // What a page still waited for when it was left.
      if (reason === 'net::ERR_ABORTED') return;
      this.#found.push(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() < 400) return;
      this.#found.push(`status ${response.status()}: ${response.request().method()} ${response.url()}`);
    });
  }
}
