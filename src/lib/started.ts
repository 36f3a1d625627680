let resolve: () => void;

/** Resolves when the first page is rendered and interactive. */
export const started = new Promise<void>((done) => (resolve = done));

/** Marks the page as started, for tests that drive it from outside too. */
export function markStarted(): void {
  document.documentElement.dataset['started'] = '';
  resolve();
}
