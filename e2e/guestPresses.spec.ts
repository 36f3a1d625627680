import type { Locator } from '@playwright/test';
import { newAddress } from './support/people.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

test('a guest comes from the landing page to the opened purchase with at most six presses on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const main = page.getByRole('main');
  await page.goto('/en');
  await press(main.locator('#catalogue a[href="/en/products/letters-from-the-observatory"]'));
  await press(main.locator('a[href*="/products/1/payment"]').first());
  const payment = new PaymentPage(page, en);
  await payment.fillIn(newAddress());
  await press(payment.payButton);
  await payment.sandbox();
  await press(page.getByRole('button', { name: en.exactly('sandbox:pay') }));
  await expect(payment.outcome('paid')).toBeVisible();
  const read = main.getByRole('link', { name: en.exactly('payment:waysOn.READ') });
  await expect(read).toBeInViewport();
  await press(read);
  await expect(page).toHaveURL(/\/purchases\/[\da-f-]{36}\/letters-digital-letter-cold/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(6);
});
