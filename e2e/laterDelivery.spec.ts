import { newAddress } from './support/people.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const de = wordsOf('de');

test('a guest in Germany pays without asking for delivery at once, and opens the purchase a moment later', async ({
  page,
}) => {
  const payment = new PaymentPage(page, de);
  await payment.open('2');
  await expect(page.getByRole('checkbox', { name: de.exactly('delivery:box.CONTENT') })).not.toBeChecked();
  await payment.fillIn(newAddress());
  await (await payment.pay()).press('pay');
  await expect(payment.outcome('paid')).toBeFocused();
  const bought = page.getByRole('link', { name: de.exactly('payment:waysOn.DOWNLOAD') });
  const open = page.getByRole('button', { name: de.exactly('delivery:action.CONTENT') });
  await expect(open).toBeVisible();
  await expect(bought).toBeHidden();

  await open.click();
  await expect(open).toBeHidden();
  await bought.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Der Atlas der Aufmerksamkeit' })).toBeVisible();
});
