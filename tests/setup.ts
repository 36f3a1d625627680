import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { clearAnswers } from '@/data/query';
import { i18n } from '@/i18n/i18n';
import { notices } from '@/lib/notices';
import { markStarted } from '@/lib/started';
import { session } from '@/session/session';
import { waitLimit } from './waitLimit';

configure({ asyncUtilTimeout: waitLimit });

/** jsdom has no color scheme of the operating system; it is light unless a test says otherwise. */
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

// Parts that wait for the start of the application load at once.
markStarted();

// The build writes this tag into the page.
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

/** Console errors and warnings of a test that it didn't mock. */
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

// The files of a worker share modules and page: leave nobody signed in and nothing stored for the next one.
afterAll(async () => {
  // A chunk that is still loading when its file ends would be missing in all later files.
  await vi.dynamicImportSettled();
  session.getState().logout();
  notices.setState([], true);
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  window.history.replaceState(null, '', '/');
});
