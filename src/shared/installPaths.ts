import type { Lang } from './languages.ts';

/** Where the server has the application without a page in it: what the service worker shows without a network. */
export const shellPath = '/shell.html';

/** Where the service worker is: at the top, so that it may serve every page. */
export const workerPath = '/worker.js';

/** Where the manifest of a language is, by which the application is installed. */
export const manifestPath = (lang: Lang): string => `/install/${lang}.webmanifest`;
