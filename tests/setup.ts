import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { clearAnswers } from '@/data/query';
import { i18n } from '@/i18n/i18n';
import { notices } from '@/lib/notices';
import { markStarted } from '@/lib/started';
import { session } from '@/session/session';

// A busy machine is slow, and no test measures time.
configure({ asyncUtilTimeout: 30_000 });

/** What jsdom has not: the operating system's colour scheme, light unless a test says otherwise. */
vi.stubGlobal('matchMedia', (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
);
vi.stubGlobal('scrollTo', () => undefined);
Element.prototype.scrollIntoView = () => undefined;

// Parts that wait for the start of the page come at once.
markStarted();

// As the build writes it into the page.
if (!document.querySelector('meta[name="public-origin"]')) {
  const origin = document.createElement('meta');
  origin.name = 'public-origin';
  origin.content = 'https://orrery.example';
  document.head.append(origin);
}

const files = import.meta.glob<Record<string, unknown>>('../locales/en/*.json', {
  eager: true,
  import: 'default',
});
for (const [file, words] of Object.entries(files)) {
  i18n.addResourceBundle('en-US', /(\w+)\.json$/.exec(file)?.[1] ?? '', words, true, true);
}

/** What was complained about during a test without the test having asked for it. */
let complaints: unknown[][] = [];
const complain = { error: console.error, warn: console.warn };

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...details: unknown[]) => {
      complaints.push([level, ...details]);
      complain[level](...details);
    };
  }
});

afterEach(() => {
  cleanup();
  clearAnswers();
  Object.assign(console, complain);
  if (complaints.length > 0) throw new Error(`Unexpected on the console: ${JSON.stringify(complaints)}`);
});

// The files of a worker share its modules and its page: the next one finds nobody signed in and nothing kept.
afterAll(async () => {
  // A part that is still loading when its file ends would be missing in all files that follow.
  await vi.dynamicImportSettled();
  session.getState().logout();
  notices.setState([], true);
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  window.history.replaceState(null, '', '/');
});
