import { newAddress } from './support/people.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

test('a click on Pay while the price loads takes effect once it has', inCrawl, async ({ page }) => {
  const payment = new PaymentPage(page, en);
  await payment.open('2');
  await payment.fillIn(newAddress());
  const first = await payment.payButton.textContent();

  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/public-graphql', async (route) => {
    if ((route.request().postData() ?? '').includes('OrderCheck')) await isAnswered;
    return route.fallback();
  });
  await payment.tariffs.nth(1).check();
  const button = page.getByRole('button', { name: en.exactly('payment:pay.updating') });
  await expect(button).toBeVisible();
  await expect(page.getByRole('button', { name: first ?? '' })).toHaveCount(0);
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  answer();
  await payment.sandbox();
});
