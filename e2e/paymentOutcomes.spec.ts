import { linkInMailTo, newAddress } from './support/people.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { expectOnePaidOrder, PaymentLog, purchasedOrders } from './support/orders.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

test('a declined payment can be retried on the same order', async ({ page, context }) => {
  const log = await PaymentLog.of(context);
  const payment = new PaymentPage(page, en);
  await payment.open('2');
  await payment.fillIn(newAddress());
  await (await payment.pay()).press('decline');
  await expect(payment.outcome('declined')).toBeVisible();
  const [before] = await purchasedOrders(page);

  await page.reload();
  await expect(payment.outcome('declined')).toBeVisible();
  await page
    .getByRole('button', { name: en.exactly('payment:result.declined.action') })
    .or(page.getByRole('link', { name: en.exactly('payment:result.declined.action') }))
    .click();
  await expect(page).toHaveURL(/\/sandbox\/pay\/|\/payment/);
  if (!page.url().includes('/sandbox/')) {
    await expect(payment.payButton).toBeVisible();
    if (await payment.terms.isVisible()) await payment.terms.check();
    await payment.pay();
  }
  await (await payment.sandbox()).press('pay');
  await expect(payment.outcome('paid')).toBeVisible();
  await expectOnePaidOrder(page, log);
  const [after] = await purchasedOrders(page);
  expect(after?.id).toBe(before?.id);
});

test('a delayed payment is followed until it is paid', inCrawl, async ({ page, context }) => {
  const log = await PaymentLog.of(context);
  const payment = new PaymentPage(page, en);
  await payment.open('1');
  await payment.fillIn(newAddress());
  await (await payment.pay()).press('delay');
  await expect(payment.outcome('processing')).toBeVisible();
  // The sandbox provider takes three seconds here; the page updates without any interaction.
  await expect(payment.outcome('paid')).toBeVisible({ timeout: 20_000 });
  await expectOnePaidOrder(page, log);
});

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

  // The link has been used: its page says what it was for, and emails a new one.
  const later = await openBrowser();
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

test('another buyer’s order is not shown', inCrawl, async ({ page, openBrowser }) => {
  const payment = new PaymentPage(page, en);
  await payment.open('1');
  await payment.fillIn(newAddress());
  await (await payment.pay()).press('pay');
  await expect(payment.outcome('paid')).toBeVisible();

  const stranger = await openBrowser();
  await stranger.goto(page.url());
  await expect(new PaymentPage(stranger, en).outcome('foreign')).toBeVisible();
});
