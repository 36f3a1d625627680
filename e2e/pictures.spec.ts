import type { Page } from '@playwright/test';
import { expect, inCrawlUnless, test } from './support/test.ts';

const screens = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;

/** The page's cumulative layout shift so far. */
const movedOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered in a task of their own.
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

for (const [screen, viewport] of Object.entries(screens))
  for (const [what, path] of [
    ['a product', '/en/products/atlas-of-attention'],
    ['a study', '/en/researches/half-life-of-an-interruption'],
  ] as const)
    test(
      `the page of ${what} shows its picture on a ${screen} without layout shift`,
      inCrawlUnless(what === 'a product' && screen === 'phone'),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(path);
        const picture = page.locator('main header picture img, header picture img').first();
        await expect(picture).toBeInViewport();
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
        const source = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
        expect(source).toMatch(/\/pictures\/[0-9a-f]{64}\/\d+x\d+\.avif$/);
        const bytes = (await (await page.request.get(source)).body()).length;
        expect(bytes).toBeLessThan(30_000);
        expect(await movedOn(page)).toBeLessThan(0.02);
      },
    );
