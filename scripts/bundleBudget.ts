/**
 * `npm run budget`: measures the scripts that a first visit loads, in a real Chromium on the built application. Counts
 * everything requested until the page has started, compressed, without headers. Each kind of page has a budget and says
 * what it must not contain; no page may take more than `maxFiles` files.
 */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { demoUser } from '../server/demo/seedDemoUser.ts';
import { workerPath } from '../src/shared/installPaths.ts';
import { chunkModulesFile, type ChunkModules } from './build.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { filesOverLimit, maxFiles } from './routeFiles.ts';
import { root } from './run.ts';
import type { Counts } from './steps.ts';
import { startTestServer } from './testServer.ts';

interface Budget {
  name: string;
  path: string;
  /** kB of 1,000 bytes, compressed. */
  limit: number;
  /** Packages that it must not load. */
  without?: readonly string[];
  /** Whether the demo user is logged in. */
  signedIn?: boolean;
  /** Opens something on the page; what that loads counts too, but nothing that links in view fetch ahead. */
  open?: (page: Page) => Promise<unknown>;
}

/** Opens the birth date field, and from there the calendar. */
async function openDatePicker(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Date of birth' }).click();
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await page.getByRole('grid').waitFor();
}

const client = ['@apollo/client', 'graphql', 'rxjs'];
/** What only dialogs, calendars and long texts need. */
const later = ['react-aria-components', 'react-markdown', 'libphonenumber-js'];
const forms = ['valibot'];

const budgets: readonly Budget[] = [
  { name: 'landing', path: '/en', limit: 130, without: [...client, ...later, ...forms] },
  { name: 'catalog', path: '/en/products', limit: 148, without: [...client, ...later] },
  {
    name: 'product page',
    path: '/en/products/atlas-of-attention',
    limit: 134.5,
    without: [...client, ...later, ...forms],
  },
  {
    name: 'project page',
    path: '/en/projects/orrery.dance',
    limit: 130,
    without: [...client, ...later, ...forms],
  },
  {
    name: 'missing page',
    path: '/en/projects/dance',
    limit: 129,
    without: [...client, ...later, ...forms],
  },
  { name: 'log-in', path: '/en/auth/login', limit: 145.5, without: [...client, ...later] },
  { name: 'order link', path: '/en/purchases/open#code=unknown', limit: 145, without: [...client, ...later] },
  { name: 'payment page', path: '/en/products/2/payment', limit: 192.5, without: later },
  { name: 'dreams', path: '/en/profile/dreams', limit: 198.5, without: later },
  { name: 'profile', path: '/en/profile', limit: 178.5, signedIn: true, without: [...later, ...forms] },
  { name: 'general settings', path: '/en/profile/general', limit: 196, signedIn: true },
  {
    name: 'desk',
    path: '/en/desk',
    limit: 262,
    signedIn: true,
    without: ['react-markdown', 'libphonenumber-js'],
  },
  {
    name: 'general settings with the date picker',
    path: '/en/profile/general',
    limit: 251.5,
    signedIn: true,
    open: openDatePicker,
  },
];

interface Script {
  file: string;
  bytes: number;
  /** Whether it was requested before the page had started, or for what was opened then. */
  counts: boolean;
}

/** Milliseconds since 1970. */
interface Visit {
  startedAt: number;
  /** When something was opened; infinity if nothing was. */
  openedAt: number;
}

/** All scripts that a page loads until it has settled, with their transfer size in bytes. */
async function scriptsOf(session: CDPSession, visit: () => Promise<Visit>): Promise<Script[]> {
  const asked = new Map<string, string>();
  const bytes = new Map<string, number>();
  const headers = new Map<string, number>();
  const times = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, type, request, wallTime }) => {
    times.set(requestId, wallTime * 1000);
    if (type === 'Script') asked.set(requestId, request.url);
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    headers.set(requestId, response.encodedDataLength);
    // Only the response tells that a module preload is a script.
    if (type === 'Script') asked.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  const { startedAt, openedAt } = await visit();
  return [...asked].map(([id, url]) => {
    const askedAt = times.get(id) ?? 0;
    return {
      file: new URL(url).pathname.slice(1),
      bytes: (bytes.get(id) ?? 0) - (headers.get(id) ?? 0),
      counts: askedAt <= startedAt || askedAt >= openedAt,
    };
  });
}

/** Runs in the page: records when the application has started, in milliseconds since 1970. */
function markStarted(): void {
  new MutationObserver(() => {
    if (document.documentElement.dataset['started'] !== undefined && !('startedAt' in window))
      Reflect.set(window, 'startedAt', performance.timeOrigin + performance.now());
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-started'] });
}

/** Runs in the page: without this, links in view fetch nothing ahead, which would count as loaded by what is opened. */
function fetchNothingAhead(): void {
  Reflect.deleteProperty(window, 'IntersectionObserver');
}

/** A token of the demo user. */
async function demoToken(origin: string): Promise<string> {
  const { login, password } = demoUser;
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password, remember: true }),
  });
  const { data }: { data: { token: string } } = await response.json();
  return data.token;
}

async function measure(
  browser: Browser,
  origin: string,
  { path, signedIn, open }: Budget,
): Promise<Script[]> {
  // Responses from the service worker don't count as network traffic.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  // In `npm test` the tests of the server keep both cores busy.
  context.setDefaultTimeout(90_000);
  if (signedIn) await context.addCookies([{ name: 'token', value: await demoToken(origin), url: origin }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(markStarted);
  if (open) await page.addInitScript(fetchNothingAhead);
  const scripts = await scriptsOf(session, async () => {
    await page.goto(origin + path);
    await page.waitForSelector('html[data-started]');
    await page.waitForLoadState('networkidle');
    const startedAt = await page.evaluate((): number => Reflect.get(window, 'startedAt'));
    const openedAt = open ? Date.now() : Number.POSITIVE_INFINITY;
    if (open) await open(page);
    await page.waitForLoadState('networkidle');
    return { startedAt, openedAt };
  });
  await context.close();
  return scripts;
}

/** Maps `node_modules/@scope/name/…` to `@scope/name`; anything else is ours. */
const libraryOf = (module: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ??
  (module.includes('/src/') ? 'the application' : 'glue');

/** Distributes the bytes of each script among its modules, by their size before minification. */
function byLibrary(scripts: readonly Script[], modules: ChunkModules): [string, number][] {
  const sums = new Map<string, number>();
  for (const { file, bytes } of scripts) {
    const parts = Object.entries(modules[file] ?? { [file]: 1 });
    const whole = parts.reduce((sum, [, size]) => sum + size, 0) || 1;
    for (const [id, size] of parts) {
      const library = libraryOf(id);
      sums.set(library, (sums.get(library) ?? 0) + (bytes * size) / whole);
    }
  }
  return [...sums].sort(([, a], [, b]) => b - a);
}

const kilobytes = (bytes: number) => bytes / 1000;
const sumOf = (scripts: readonly Script[]) => kilobytes(scripts.reduce((sum, { bytes }) => sum + bytes, 0));

/** The service worker is loaded in addition to the pages: kB of 1,000 bytes, compressed. */
const workerLimit = 9;

async function workerFits(): Promise<boolean> {
  const { size } = await stat(path.join(root, 'dist', `${workerPath}.br`));
  const fits = kilobytes(size) <= workerLimit;
  console.log(
    `  ${fits ? 'within' : 'OVER'} budget: service worker ${kilobytes(size).toFixed(1)} of ${workerLimit} kB`,
  );
  return fits;
}

/** Measures every page that has a budget and prints a breakdown; a page over its budget is a failure. */
export async function measureBundles(executablePath: string): Promise<Counts> {
  const modules: ChunkModules = JSON.parse(await readFile(chunkModulesFile, 'utf8'));
  const overLimit = await filesOverLimit();
  const server = await startTestServer({ port: Number(process.env['BUDGET_PORT'] ?? '4291') });
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  let passed = 0;
  const failures: string[] = [];
  const count = (name: string, fits: boolean) => (fits ? (passed += 1) : failures.push(name));
  try {
    for (const budget of budgets) {
      const { name, limit } = budget;
      const scripts = await measure(browser, server.origin, budget);
      const initial = scripts.filter(({ counts }) => counts);
      const sum = sumOf(initial);
      const fits = sum > 0 && sum <= limit;
      count(`${name} ${sum.toFixed(1)} of ${limit} kB`, fits);
      const parts = byLibrary(initial, modules);
      const unwanted = parts.flatMap(([library]) => (budget.without?.includes(library) ? [library] : []));
      count(`${name} without ${unwanted.join(', ')}`, unwanted.length === 0);
      console.log(
        `  ${fits ? 'within' : 'OVER'} budget: ${name} ${sum.toFixed(1)} of ${limit} kB of script until it ${budget.open ? 'is open' : 'starts'}, ` +
          `in ${initial.length} files, ${sumOf(scripts).toFixed(1)} kB once settled`,
      );
      if (unwanted.length > 0) console.log(`  OVER budget: ${name} loads ${unwanted.join(', ')}`);
      for (const [library, bytes] of parts) {
        if (bytes >= 500) console.log(`    ${kilobytes(bytes).toFixed(1).padStart(6)} kB  ${library}`);
      }
    }
    count('service worker', await workerFits());
    for (const page of overLimit) console.log(`  OVER budget: ${page}`);
    count(`at most ${maxFiles} files of script a page: ${overLimit.join(', ')}`, overLimit.length === 0);
  } finally {
    await browser.close();
    await server.stop();
  }
  return { passed, failed: failures.length, failures };
}

if (import.meta.main) {
  const { failed } = await measureBundles(await findChromium());
  process.exitCode = failed > 0 ? 1 : 0;
}
