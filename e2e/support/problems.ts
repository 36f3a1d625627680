import type { BrowserContext } from '@playwright/test';

/**
 * Everything a browser complains about during a journey: console errors and warnings (including violations of the
 * content security policy), uncaught errors, failed requests, error responses, and requests to other
 * sites.
 */
export class Problems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Declares complaints that a journey causes on purpose. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** The complaints that no one expected. */
  get unexpected(): string[] {
    return this.#found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (!['error', 'warning', 'assert'].includes(message.type())) return;
      // The runner logs this wherever service workers are blocked.
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      // Requests from Playwright's own scripts bypass the service worker: when one of them causes the layout that needs
      // a font, Chromium warns that it can't use the preloaded font, and reads it again.
      if (message.text().includes('cross-world service worker resource mismatch')) return;
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
      // A page's requests are aborted when it is left.
      if (reason === 'net::ERR_ABORTED') return;
      this.#found.push(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() < 400) return;
      this.#found.push(`status ${response.status()}: ${response.request().method()} ${response.url()}`);
    });
  }
}
