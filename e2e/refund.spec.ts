import { newAddress } from './support/people.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

test('a guest can get a refund for an unopened purchase from the order page', async ({ page }) => {
  const payment = new PaymentPage(page, en);
  await payment.open('4');
  await payment.fillIn(newAddress());
  await (await payment.pay()).press('pay');
  await expect(payment.outcome('paid')).toBeVisible();
  await expect(page.getByRole('link', { name: en.exactly('payment:help.write') })).toBeVisible();

  await page.getByRole('button', { name: en.exactly('payment:help.ask') }).click();
  const dialog = page.getByRole('dialog', { name: en.exactly('payment:help.ask') });
  await expect(dialog.getByText(en.within('payment:help.automatic'))).toBeVisible();
  await dialog.getByRole('button', { name: en.exactly('payment:help.refund') }).click();
  await expect(payment.outcome('refunded')).toBeVisible();
  await page.reload();
  await expect(payment.outcome('refunded')).toBeVisible();
  await expect(page.getByRole('button', { name: en.exactly('payment:help.ask') })).toHaveCount(0);
});
