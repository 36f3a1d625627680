let resolve: () => void;

let isDone = false;

/** Resolves when the first page is rendered and interactive. */
export const started = new Promise<void>((done) => (resolve = done));

/** Whether the first page is on screen. */
export const hasStarted = (): boolean => isDone;

/** Marks the page as started, also for tests that drive it from outside. */
export function markStarted(): void {
  document.documentElement.dataset['started'] = '';
  isDone = true;
  resolve();
}
