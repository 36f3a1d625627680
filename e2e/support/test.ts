import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Lang } from '../../src/shared/languages.ts';
import { makeAccount, signIn, type Account } from './people.ts';
import { Problems } from './problems.ts';
import { waitForStart } from './started.ts';

interface Fixtures {
  /** What the browsers of a journey complained of; the journey fails if any of it was unexpected. */
  problems: Problems;
  /** Another browser: other cookies, other storage, nothing known of the first one. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
  /** Makes an account and signs `page` in to it. */
  join: (lang?: Lang) => Promise<Account>;
}

/** A journey: it fails on anything that a browser complains of, unless the journey says that it is expected. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ context, baseURL }, use) => {
      const problems = new Problems(new URL(baseURL ?? '').origin);
      problems.watch(context);
      waitForStart(context);
      // A context that is used again may have been left without a network by the journey before.
      await context.setOffline(false);
      await use(problems);
      base.expect(problems.unexpected, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, contextOptions, problems }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      problems.watch(context);
      // Without scripts nothing ever starts.
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

/** What to give a journey that only repeats another one, in a second language, mode or size: the crawl has it. */
export const inCrawl = { tag: '@crawl' };

/** The first of its kind is a journey of `npm test`; the others are the crawl's. */
export const inCrawlUnless = (isFirst: boolean) => (isFirst ? {} : inCrawl);

export { expect } from '@playwright/test';
