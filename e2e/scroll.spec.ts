import type { Page } from '@playwright/test';
import { makeAccount, signIn } from './support/people.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { WalletPages } from './support/walletPages.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a new page starts at the top, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/en');
  const catalogue = page.locator('#catalogue');
  await catalogue.getByRole('link').first().scrollIntoViewIfNeeded();
  await expect.poll(() => top(page)).toBeGreaterThan(200);
  const before = await top(page);
  await catalogue.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/products\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await expect.poll(() => top(page)).toBe(before);
});

test(
  'going back from the provider to the wallet begins at the news of the top-up',
  inCrawl,
  async ({ page, request, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, baseURL ?? '', await makeAccount(request));
    const wallet = new WalletPages(page, en);
    await wallet.open();
    await wallet.topUpButton.scrollIntoViewIfNeeded();
    await expect.poll(() => top(page)).toBeGreaterThan(200);
    await wallet.topUp('25');
    await page.goBack();
    const news = page.getByText(en.exactly('wallet:topUp.news.unconfirmed.title'));
    await expect(news).toBeInViewport();
    await expect.poll(() => top(page)).toBe(0);
  },
);
