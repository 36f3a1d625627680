import type { Lang } from './languages.ts';

/** The URL of the application shell, a page without content, which the service worker shows when offline. */
export const shellPath = '/shell.html';

/** The URL of the service worker: at the root, so that its scope is every page. */
export const workerPath = '/worker.js';

/** The URL of a language's web manifest. */
export const manifestPath = (lang: Lang): string => `/install/${lang}.webmanifest`;
