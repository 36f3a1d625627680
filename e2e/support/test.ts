import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Lang } from '../../src/shared/languages.ts';
import { makeAccount, nextClientIp, signIn, type Account } from './people.ts';
import { Problems } from './problems.ts';
import { waitForStart } from './started.ts';

interface Fixtures {
  /** What the browsers complained about; the journey fails on anything unexpected. */
  problems: Problems;
  /** Opens another browser, which shares no cookies or storage with the first one. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
  /** Creates an account and signs `page` in to it. */
  join: (lang?: Lang) => Promise<Account>;
}

/** A journey: it fails on anything that a browser complains about, unless it was declared as expected. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ context, baseURL }, use) => {
      const problems = new Problems(new URL(baseURL ?? '').origin);
      problems.watch(context);
      waitForStart(context);
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': nextClientIp() });
      // A reused context may have been left offline by the previous journey.
      await context.setOffline(false);
      await use(problems);
      base.expect(problems.unexpected, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, contextOptions, problems }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const extraHTTPHeaders = { 'x-forwarded-for': nextClientIp() };
      const context = await browser.newContext({ ...contextOptions, extraHTTPHeaders, ...options });
      problems.watch(context);
      // Without scripts the application never starts.
      if (options?.javaScriptEnabled !== false) waitForStart(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
  join: async ({ page, request, baseURL }, use) => {
    await use(async (lang) => {
      const account = await makeAccount(request, lang);
      await signIn(page, baseURL ?? '', account);
      return account;
    });
  },
});

/** For journeys that repeat another one in a second size or writing direction, or continue one: they run in the crawl. */
export const inCrawl = { tag: '@crawl' };

/** The first variant runs in `npm test`, the others in the crawl. */
export const inCrawlUnless = (isFirst: boolean) => (isFirst ? {} : inCrawl);

export { expect } from '@playwright/test';
