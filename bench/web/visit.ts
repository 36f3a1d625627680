/** One Lighthouse visit: a mid-range phone on a slow connection, in its own browser. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import * as v from 'valibot';
import { audit, type Report } from './lighthouse.ts';
import { freePort } from '../support/serverCopy.ts';
import { chromiumArguments } from '../../scripts/chromium.ts';
import { root } from '../../scripts/run.ts';

/** How the slow connection and CPU are produced: simulated from a fast visit, or actually applied. */
export const throttlings = ['simulate', 'devtools'] as const;
export type Throttling = (typeof throttlings)[number];

export const categories = ['accessibility', 'best-practices', 'seo'] as const;

/** The result of one visit. Times in milliseconds, transfer sizes in bytes, scores out of 100. */
export interface Visit {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly requestsBeforePaint: number;
  readonly scriptBytesBeforeLoad: number;
  /** For the whole visit, including preloaded pages. */
  readonly scriptBytes: number;
  /** Lighthouse's benchmark index of the machine at that moment; lower is slower. A quiet desktop has 1,500 or more. */
  readonly machine: number;
  /** The scores of the other categories, if requested. */
  readonly others: Readonly<Partial<Record<(typeof categories)[number], number>>>;
  /** The failed audits of those categories. */
  readonly failures: readonly string[];
  /** The requests before the first paint. */
  readonly before: readonly string[];
  /** The LCP element, as a selector. */
  readonly largest: string;
}

/** Lighthouse's own phone without "lighthouse" in it, which pages may treat as a crawler. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

const metrics = v.object({
  items: v.looseTuple([
    v.object({
      firstContentfulPaint: v.number(),
      largestContentfulPaint: v.number(),
      totalBlockingTime: v.number(),
      cumulativeLayoutShift: v.number(),
      observedFirstContentfulPaint: v.number(),
      observedLoad: v.number(),
    }),
  ]),
});

const requests = v.object({
  items: v.array(
    v.object({
      url: v.string(),
      networkRequestTime: v.optional(v.number()),
      transferSize: v.optional(v.number(), 0),
      mimeType: v.optional(v.string(), ''),
    }),
  ),
});

/** The LCP element. Its place in the report differs between Lighthouse versions. */
function largestOf({ audits }: Report): string {
  const details = JSON.stringify(audits['lcp-breakdown-insight']?.details ?? {});
  return /"selector":"((?:[^"\\]|\\.)*)"/.exec(details)?.[1] ?? '?';
}

const scoreOf = (report: Report, category: string) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

function failuresOf(report: Report): string[] {
  return categories.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );
}

function read(report: Report, withOthers: boolean): Visit {
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const [times] = v.parse(metrics, report.audits['metrics']?.details).items;
  const asked = v
    .parse(requests, report.audits['network-requests']?.details)
    .items.filter(({ url }) => /^https?:/.test(url));
  const until = (moment: number) =>
    asked.filter(({ networkRequestTime }) => (networkRequestTime ?? Infinity) < moment);
  const scriptBytesOf = (some: typeof asked) =>
    some
      .filter(({ mimeType }) => mimeType.includes('javascript'))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  const before = until(times.observedFirstContentfulPaint);
  return {
    score: scoreOf(report, 'performance'),
    fcp: times.firstContentfulPaint,
    lcp: times.largestContentfulPaint,
    tbt: times.totalBlockingTime,
    cls: times.cumulativeLayoutShift,
    requestsBeforePaint: before.length,
    scriptBytesBeforeLoad: scriptBytesOf(until(times.observedLoad)),
    scriptBytes: scriptBytesOf(asked),
    machine: report.environment.benchmarkIndex,
    others: withOthers
      ? Object.fromEntries(categories.map((category) => [category, scoreOf(report, category)]))
      : {},
    failures: withOthers ? failuresOf(report) : [],
    before: before.map(({ url }) => new URL(url).pathname),
    largest: largestOf(report),
  };
}

const reports = path.join(root, '.cache/bench-web');

interface VisitOptions {
  readonly executablePath: string;
  readonly url: string;
  readonly throttling: Throttling;
  /** Whether to audit accessibility, best practices and SEO too. */
  readonly withOthers: boolean;
  /** The token of the visitor's session, if any. */
  readonly token?: string | undefined;
  /** The name of the full report in `.cache/bench-web`. */
  readonly name: string;
}

/** Visits a page once. @throws Error if Lighthouse couldn't measure it */
export async function visit({
  executablePath,
  url,
  throttling,
  withOthers,
  token,
  name,
}: VisitOptions): Promise<Visit> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    if (token !== undefined) {
      const session = await browser.newBrowserCDPSession();
      await session.send('Storage.setCookies', { cookies: [{ name: 'token', value: token, url }] });
    }
    const { report, whole } = await audit(url, {
      port,
      // It would delete the session.
      disableStorageReset: token !== undefined,
      logLevel: 'error',
      formFactor: 'mobile',
      throttlingMethod: throttling,
      emulatedUserAgent: userAgent,
      onlyCategories: withOthers ? ['performance', ...categories] : ['performance'],
    });
    await mkdir(reports, { recursive: true });
    await writeFile(path.join(reports, `${name}.json`), JSON.stringify(whole));
    return read(report, withOthers);
  } finally {
    await browser.close();
  }
}
