import { tabTo } from './support/keyboard.ts';
import { newAddress } from './support/people.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

test('a purchase can be made with the keyboard alone', async ({ page }) => {
  const payment = new PaymentPage(page, en);
  await payment.open('2');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: en.exactly('common:skipToContent') })).toBeFocused();

  await tabTo(page, payment.tariffs.first());
  await page.keyboard.press('ArrowDown');
  await expect(payment.tariffs.nth(1)).toBeChecked();
  await tabTo(page, payment.email);
  await page.keyboard.type(newAddress());
  await tabTo(page, payment.payButton);
  await page.keyboard.press('Enter');

  await payment.sandbox();
  await tabTo(page, page.getByRole('button', { name: en.exactly('sandbox:pay') }));
  await page.keyboard.press('Enter');
  await expect(payment.outcome('paid')).toBeVisible();
});
