import { overflowOf } from '../support/auditPage.ts';
import { axeFindings } from '../support/axe.ts';
import type { Page } from '@playwright/test';
import { newAddress } from '../support/people.ts';
import { PaymentPage } from '../support/paymentPage.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const words = wordsOf('en');

test.use({ viewport: { width: 360, height: 740 } });

async function expectSound(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflowOf(page, 360)).toEqual([]);
}

test('a guest rates a purchase, and the product page shows the rating', async ({ page }) => {
  const payment = new PaymentPage(page, words);
  await payment.open('5', '?tariff=movement-films');
  await payment.fillIn(newAddress('en'));
  await (await payment.pay()).press('pay');
  await expect(payment.outcome('paid')).toBeVisible();
  await payment.openPurchase();

  const card = page.getByRole('region', { name: words.exactly('library:rate.title') });
  await card.getByRole('button', { name: words.exactly('library:rate.save') }).click();
  await expect(card.getByRole('radio').first()).toBeFocused();
  await expectSound(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await card.getByRole('textbox').fill('The second film slowed me down.');
  await card.getByRole('button', { name: words.exactly('library:rate.save') }).click();
  const stars = words.exactly('common:rating.outOf', { stars: '4' });
  await expect(card.getByRole('img', { name: stars })).toBeVisible();
  await expectSound(page);

  await page.goto('/en/products/grammar-of-movement');
  await page.getByRole('link', { name: words.within('common:rating.outOf', { stars: '4' }) }).click();
  // Newest first.
  await expect(page.getByText('The second film slowed me down.').first()).toBeInViewport();
  await expectSound(page);
});
