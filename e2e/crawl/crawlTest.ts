import type { Lang } from '../../src/shared/languages.ts';
import { auditPage, type Looks } from '../support/auditPage.ts';
import { expect, test as base } from '../support/test.ts';
import { loadOf, looksOf } from './dimensions.ts';

interface Target {
  lang: Lang;
  /** The path after the language. */
  rest: string;
  /** The path of the page, if it isn't below its language. */
  at?: string;
  /** Its place among the pages, which decides how it is loaded. */
  index: number;
  /** What to look at, if it isn't what the language asks for. */
  looks?: Looks;
}

interface Fixtures {
  /** Loads a page and checks it in every way that `dimensions.ts` lists; fails on any problem. */
  crawl: (target: Target) => Promise<void>;
}

/** A crawled page must log nothing to the console at all. */
export const test = base.extend<Fixtures>({
  crawl: async ({ page, request }, use) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`Content security policy: ${event.effectiveDirective} ${event.blockedURI}`);
      });
    });
    const devTools = await page.context().newCDPSession(page);
    await use(async ({ index, ...target }) => {
      // Empties the memory cache, but not the disk cache. Chromium shows a larger picture that is in memory already
      // instead of the one that fits, and then complains that the preloaded one wasn't used.
      await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
      await devTools.send('Network.setCacheDisabled', { cacheDisabled: false });
      const load = loadOf(target.lang, index);
      const looks = looksOf(target.lang, load.width);
      const found = await auditPage(page, request, { looks, ...load, ...target });
      expect.soft([...said.splice(0), ...found], `${target.lang} /${target.rest}`).toEqual([]);
    });
  },
});

export { expect } from '../support/test.ts';
