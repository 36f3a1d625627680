import { moneyIn } from '../support/money.ts';
import { PaymentPage } from '../support/paymentPage.ts';
import { newAddress } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const en = wordsOf('en');

test('a guest pays three times the minimum price and gets all of it refunded', async ({ page }) => {
  const payment = new PaymentPage(page, en);
  await payment.open('6', '?tariff=notebook-digital');
  await expect(payment.total).toHaveText(moneyIn('en', '9.00', 'USD'));
  const amount = page.getByRole('textbox', { name: en.exactly('forms:amount.label') });
  await amount.fill('12');
  await amount.press('Enter');
  const chosen = moneyIn('en', '12.00', 'USD');
  await expect(payment.total).toHaveText(chosen);
  await expect(page).toHaveURL((url) => url.searchParams.get('amount')?.startsWith('12-') === true);
  await page.reload();
  await expect(amount).toHaveValue('12');
  await expect(payment.total).toHaveText(chosen);

  await payment.fillIn(newAddress());
  await (await payment.pay()).press('pay');
  await expect(payment.outcome('paid')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: chosen }).first()).toBeVisible();
  await page.getByRole('button', { name: en.exactly('payment:help.ask') }).click();
  const dialog = page.getByRole('dialog', { name: en.exactly('payment:help.ask') });
  await dialog.getByRole('button', { name: en.exactly('payment:help.refund') }).click();
  await expect(payment.outcome('refunded')).toBeVisible();
  // The credit note covers the full amount.
  await expect(page.getByRole('main')).toContainText(chosen);
});
