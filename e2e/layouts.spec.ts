import { scriptOf } from './support/scriptOf.ts';
import { expect, inCrawlUnless, test } from './support/test.ts';

/** A public page of each layout. */
const pages = ['/en', '/de/terms/offer', '/ar/auth/login', '/en/products/2/payment'];

for (const path of pages) {
  test(
    `the layout of the member area is loaded once ${path} is idle`,
    inCrawlUnless(path === '/en'),
    async ({ page }) => {
      const asked: number[] = [];
      page.on('request', async (request) => {
        if (request.url().endsWith(scriptOf('layouts/id.tsx')))
          asked.push(await page.evaluate(() => performance.timing.loadEventEnd));
      });
      await page.goto(path);
      await expect.poll(() => asked.length).toBe(1);
      expect(asked[0], 'the page has loaded by then').toBeGreaterThan(0);
    },
  );
}
