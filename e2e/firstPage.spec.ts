import { expect, inCrawl, test } from './support/test.ts';

const skipsParts = () => document.documentElement.dataset['firstPage'] !== undefined;

/** The sum of layout shifts since the page was opened. */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      resolve(
        (list.getEntries() as (PerformanceEntry & { value: number })[]).reduce(
          (sum, { value }) => sum + value,
          0,
        ),
      );
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(resolve, 100, 0);
  });

test(
  'parts of the first page below the window are laid out later, without a shift',
  inCrawl,
  async ({ page }) => {
    await page.goto('/en', { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    expect(
      await page.locator('footer').evaluate((footer) => getComputedStyle(footer).contentVisibility),
    ).toBe('auto');
    await expect.poll(() => page.evaluate(skipsParts)).toBe(false);
    expect(
      await page.locator('footer').evaluate((footer) => getComputedStyle(footer).contentVisibility),
    ).toBe('visible');
    await page.keyboard.press('End');
    await expect(page.locator('footer')).toBeInViewport();
    expect(await page.evaluate(layoutShift)).toBe(0);
  },
);

for (const [name, path] of [
  ['a link to a part of a page', '/en#latest'],
  ['a link to the ratings of a product', '/en/products/money-notebook#ratings'],
] as const)
  test(`${name} leads there, as nothing is skipped`, inCrawl, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(skipsParts)).toBe(false);
    await expect(page.locator(path.replace(/.*#/, '#'))).toBeInViewport();
  });

test('a page that is reloaded skips nothing, and stays where it was', inCrawl, async ({ page }) => {
  await page.goto('/en');
  await expect.poll(() => page.evaluate(skipsParts)).toBe(false);
  await page.locator('#latest').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  await page.reload();
  expect(await page.evaluate(skipsParts)).toBe(false);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});
