import { linkInMailTo, newAddress } from './support/people.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

test('the receipt email’s link reopens the order for a guest', inCrawl, async ({ page, openBrowser }) => {
  const address = newAddress();
  const payment = new PaymentPage(page, en);
  await payment.open('1');
  await payment.fillIn(address);
  await (await payment.pay()).press('pay');
  await expect(payment.outcome('paid')).toBeVisible();

  const link = await linkInMailTo(
    address,
    en.within('emails:receipt.subject'),
    /http:\/\/localhost:\d+\/en\/purchases\/open#code=[\w-]+/,
  );
  const device = await openBrowser();
  await device.goto(link);
  await expect(device).toHaveURL('/en/purchases/open');
  await device.getByRole('button', { name: en.exactly('links:order.open') }).click();
  await expect(device.getByText(en.within('library:access.forGood'))).toBeVisible();
  await device.getByRole('link', { name: en.exactly('library:receipt') }).click();
  await expect(new PaymentPage(device, en).outcome('paid')).toBeVisible();

  // It works again, until its owner turns it off: then its page says what it was for, and emails a new one.
  const later = await openBrowser();
  await later.goto(link);
  await later.getByRole('button', { name: en.exactly('links:order.open') }).click();
  await expect(later.getByText(en.within('library:access.forGood'))).toBeVisible();
  await page.getByRole('button', { name: en.exactly('payment:returnLink.revoke') }).click();
  await expect(page.getByText(en.exactly('payment:returnLink.revoked'))).toBeVisible();
  await later.goto(link);
  await expect(later.getByRole('heading', { name: en.exactly('links:order.spent.title') })).toBeVisible();
  const spent = { product: 'Letters from the Observatory' };
  await expect(later.getByText(en.within('links:order.spent.text', spent))).toBeVisible();
  await later.getByRole('button', { name: en.exactly('links:mail.submit') }).click();
  await expect(later.getByText(en.within('links:mail.sent'))).toBeVisible();
  const again = await linkInMailTo(
    address,
    en.within('emails:orderLink.subject'),
    /http:\/\/localhost:\d+\/en\/purchases\/open#code=[\w-]+/,
  );
  expect(again).not.toBe(link);
  await later.goto(again);
  await later.getByRole('button', { name: en.exactly('links:order.open') }).click();
  await expect(later.getByText(en.within('library:access.forGood'))).toBeVisible();
});
