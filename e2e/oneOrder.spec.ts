import type { Page } from '@playwright/test';
import { newAddress } from './support/people.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { expectOnePaidOrder, PaymentLog } from './support/orders.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

async function readyToPay(page: Page): Promise<PaymentPage> {
  const payment = new PaymentPage(page, en);
  await payment.open('2');
  await payment.fillIn(newAddress());
  await expect(payment.payButton).toBeEnabled();
  return payment;
}

test('two tabs paying at once make one order, and both show its real state', async ({ page, context }) => {
  const log = await PaymentLog.of(context);
  const first = await readyToPay(page);
  const otherTab = await context.newPage();
  const second = new PaymentPage(otherTab, en);
  await second.open('2');
  await second.fillIn(await first.email.inputValue());
  await expect(second.payButton).toBeEnabled();

  await Promise.all([first.payButton.click(), second.payButton.click()]);
  const [here] = await Promise.all([first.sandbox(), second.sandbox()]);
  await here.press('pay');
  await expect(first.outcome('paid')).toBeVisible();
  await expectOnePaidOrder(page, log);

  // Back in the other tab, the form knows that the order is paid and doesn't charge again.
  await otherTab.goBack();
  await expect(
    otherTab.getByText(en.exactly('payment:owned.PURCHASED.title')).or(second.outcome('paid')),
  ).toBeVisible();
});

test('Back from the provider’s page continues with the same order', inCrawl, async ({ page, context }) => {
  const log = await PaymentLog.of(context);
  const payment = await readyToPay(page);
  await payment.pay();
  await page.goBack();
  await expect(page.getByText(en.exactly('payment:before.unconfirmed.title'))).toBeVisible();
  const goOn = en.exactly('payment:before.unconfirmed.action');
  await page
    .getByRole('button', { name: goOn })
    .or(page.getByRole('link', { name: goOn }))
    .click();
  await (await payment.sandbox()).press('pay');
  await expect(payment.outcome('paid')).toBeVisible();
  await expectOnePaidOrder(page, log);
});
