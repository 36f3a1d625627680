import { buyMonth } from './support/payments.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';
import { paths } from '../src/shared/paths.ts';

const en = wordsOf('en');

test('a member sees what a purchase does to their plan, and activates an included product for free', async ({
  page,
  request,
  join,
}) => {
  await buyMonth(request, await join());
  const payment = new PaymentPage(page, en);
  const toSubscription = page.getByRole('link', { name: en.exactly('payment:waysOn.subscription') });

  // Buying the same plan extends it.
  await payment.open('10');
  await expect(page.getByText(en.exactly('payment:ownPlan.extend.title'))).toBeVisible();
  await expect(page.getByText(en.within('payment:follows.cancel')).first()).toBeVisible();
  // Any other plan is a change of the subscription.
  for (const dearer of ['11', '12']) {
    await page.goto(paths.productPayment.href('en', dearer));
    await expect(page.getByText(en.exactly('payment:ownPlan.change.title'))).toBeVisible();
    await expect(payment.payButton).toHaveCount(0);
    await expect(toSubscription.first()).toBeVisible();
  }

  await page.goto(paths.productPayment.href('en', '7'));
  await page
    .getByRole('link', { name: en.exactly('payment:owned.INCLUDED.action') })
    .first()
    .click();
  await expect(page).toHaveURL(paths.subscription.href('en'));
  await page
    .getByRole('button', { name: en.within('subscription:included.use') })
    .last()
    .click();
  await page.getByRole('button', { name: en.exactly('subscription:activate.confirm') }).click();
  await expect(page.getByRole('link', { name: en.exactly('subscription:included.show') })).toBeVisible();
  await expect(
    page.getByText(en.within('subscription:included.openUntil', { date: '' })).first(),
  ).toBeVisible();
  await page.goto(paths.productPayment.href('en', '7'));
  await expect(page.getByText(en.exactly('payment:owned.ACTIVATED.title'))).toBeVisible();
  await expect(payment.payButton).toHaveCount(0);
});
