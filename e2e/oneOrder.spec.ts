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

test('twenty clicks on Pay make one order', inCrawl, async ({ page, context }) => {
  const log = await PaymentLog.of(context);
  const payment = await readyToPay(page);
  await payment.payButton.click({ clickCount: 20, noWaitAfter: true });
  await (await payment.sandbox()).press('pay');
  await expect(payment.outcome('paid')).toBeVisible();
  await expectOnePaidOrder(page, log);
});

test('holding down Enter makes one order', inCrawl, async ({ page, context }) => {
  const log = await PaymentLog.of(context);
  const payment = await readyToPay(page);
  await payment.email.focus();
  for (let times = 0; times < 20 && !page.url().includes('/sandbox/'); times += 1)
    await page.keyboard.down('Enter');
  const sandbox = await payment.sandbox();
  await page.keyboard.up('Enter');
  await sandbox.press('pay');
  await expect(payment.outcome('paid')).toBeVisible();
  await expectOnePaidOrder(page, log);
});

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

test('reopening the form after paying shows that the product is paid', inCrawl, async ({ page, context }) => {
  const log = await PaymentLog.of(context);
  const payment = await readyToPay(page);
  await (await payment.pay()).press('pay');
  await expect(payment.outcome('paid')).toBeVisible();
  await payment.open('2');
  await expect(page.getByText(en.exactly('payment:owned.PURCHASED.title'))).toBeVisible();
  await expectOnePaidOrder(page, log);
});

test(
  'a lost response is reported, and retrying finds the order that was made',
  inCrawl,
  async ({ page, context, problems }) => {
    problems.expect(/ERR_CONNECTION_RESET/);
    const log = await PaymentLog.of(context);
    const payment = await readyToPay(page);
    let processed = '';
    await page.route('**/public-graphql', async (route) => {
      if (processed !== '' || route.request().postData()?.includes('PaymentCreate') !== true)
        return route.fallback();
      const response = await route.fetch();
      const answer: { data: { paymentCreate: { Order: { id: string } } } } = await response.json();
      processed = answer.data.paymentCreate.Order.id;
      return route.abort('connectionreset');
    });
    await payment.payButton.click();
    await expect(page.getByText(en.exactly('payment:problem.lost.title'))).toBeVisible();
    expect(processed).not.toBe('');

    const again = page.getByRole('button', { name: en.exactly('payment:pay.again') }).first();
    await again.click();
    await (await payment.sandbox()).press('pay');
    await expect(payment.outcome('paid')).toBeVisible();
    await expectOnePaidOrder(page, log);
    expect(log.orders).toEqual([processed]);
  },
);

test('a lost response is remembered across a reload', inCrawl, async ({ page, context, problems }) => {
  problems.expect(/ERR_CONNECTION_RESET/);
  const log = await PaymentLog.of(context);
  const payment = await readyToPay(page);
  await page.route('**/public-graphql', async (route) => {
    if (route.request().postData()?.includes('PaymentCreate') !== true) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await payment.payButton.click();
  await expect(page.getByText(en.exactly('payment:problem.lost.title'))).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  await page.reload();
  await expect(page.getByText(en.exactly('payment:before.unanswered.title'))).toBeVisible();
  await page.getByRole('button', { name: en.exactly('payment:before.unanswered.action') }).click();
  await (await payment.sandbox()).press('pay');
  await expect(payment.outcome('paid')).toBeVisible();
  await expectOnePaidOrder(page, log);
});

test(
  'paying while offline sends nothing and keeps the form’s values',
  inCrawl,
  async ({ page, context, problems }) => {
    // Preparing the next page fails too.
    problems.expect(/ERR_INTERNET_DISCONNECTED/, /Failed locale loading/);
    const log = await PaymentLog.of(context);
    const payment = await readyToPay(page);
    const address = await payment.email.inputValue();
    await context.setOffline(true);
    await payment.payButton.click();
    await expect(page.getByText(en.exactly('payment:problem.offline.title'))).toBeVisible();
    expect(log.inputs).toEqual([]);
    await context.setOffline(false);
    await expect(payment.email).toHaveValue(address);
    await expect(payment.payButton).toBeEnabled();
    await (await payment.pay()).press('pay');
    await expect(payment.outcome('paid')).toBeVisible();
    await expectOnePaidOrder(page, log);
  },
);
