/**
 * How long a preloaded page takes to open: waits until the landing page is idle, then clicks a link in its header, with
 * the CPU slowed down four times.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import * as v from 'valibot';
import { paths } from '../../src/shared/paths.ts';
import { medianOf } from '../support/median.ts';

/** The CPU slowdown factor. */
const slowDown = 4;
/** How long without a request counts as idle, in milliseconds. */
const quiet = 1500;

interface Followed {
  /** From the click to the first frame after the one with the new page, in milliseconds. */
  readonly paint: number;
  /** The requests to the server until then. */
  readonly requests: readonly string[];
}

/** A time on the page's own clock, in milliseconds since 1970. */
type Moment = number;

/** Runs in the page: records when the click came, and when the next page's heading was painted. */
function watchHeading(): void {
  const heading = 'h1';
  const headingOf = () => document.querySelector(heading)?.textContent ?? '';
  const before = headingOf();
  let clickedAt = 0;
  addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (headingOf() === before || headingOf() === '') return;
    observer.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const times = [clickedAt, performance.now()].map((time) => performance.timeOrigin + time);
        Reflect.set(window, 'clickedAndPainted', times);
      }),
    );
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Resolves after a period without requests. */
async function untilQuiet(page: Page): Promise<void> {
  let last = performance.now();
  const note = () => (last = performance.now());
  page.on('request', note).on('requestfinished', note);
  while (performance.now() - last < quiet) await page.waitForTimeout(100);
  page.off('request', note).off('requestfinished', note);
}

/** Records every request that reaches the server, excluding those served from the cache. */
async function noteRequests(session: CDPSession): Promise<(until: Moment) => string[]> {
  const sent = new Map<string, { path: string; at: Moment }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) =>
    sent.set(requestId, { path: new URL(request.url).pathname, at: wallTime * 1000 }),
  );
  session.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) sent.delete(requestId);
  });
  await session.send('Network.enable');
  return (until) => [...sent.values()].filter(({ at }) => at <= until).map(({ path }) => path);
}

async function follow(browser: Browser, origin: string, href: string): Promise<Followed> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(origin + paths.landing.href('en'));
  await page.waitForSelector('html[data-started]');
  await untilQuiet(page);
  await page.locator(`header a[href="${href}"]`).first().hover();
  await untilQuiet(page);
  await page.evaluate(watchHeading);
  const session = await context.newCDPSession(page);
  const requestsUntil = await noteRequests(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.mouse.down();
  await page.mouse.up();
  const measured = await page.waitForFunction((): unknown => Reflect.get(window, 'clickedAndPainted'));
  const [clickedAt = NaN, paintedAt = NaN] = v.parse(v.array(v.number()), await measured.jsonValue());
  // Only the responses tell which requests were served from the cache.
  await untilQuiet(page);
  await context.close();
  return { paint: paintedAt - clickedAt, requests: requestsUntil(paintedAt) };
}

/**
 * Follows a link on the landing page several times, each time as a new visitor; returns the median and all requests.
 */
export async function followPreparedLink(
  browser: Browser,
  origin: string,
  href: string,
  times = 5,
): Promise<Followed & { readonly all: readonly number[] }> {
  const followed: Followed[] = [];
  for (let turn = 0; turn < times; turn += 1) followed.push(await follow(browser, origin, href));
  const all = followed.map(({ paint }) => paint);
  return { paint: medianOf(all), all, requests: followed.flatMap(({ requests }) => requests) };
}
