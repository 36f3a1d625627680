import { axeFindings } from './support/axe.ts';
import { paths } from '../src/shared/paths.ts';
import { expect, test } from './support/test.ts';

// The crawl looks at every page and screen: `e2e/crawl/dimensions.ts`.
test('axe finds nothing on the payment page', async ({ page }) => {
  await page.goto(paths.productPayment.href('en', '2'));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});
