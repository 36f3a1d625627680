import { cookie, newAddress } from './support/people.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { PaymentLog } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const campaign = { utm_campaign: 'autumn', utm_medium: 'letter', utm_source: 'friends' };
const query = `?${new URLSearchParams(campaign)}`;

test('a visitor’s campaign is kept until they order', async ({ page, context }) => {
  const log = await PaymentLog.of(context);
  await page.goto(`/en${query}`);
  await expect.poll(() => cookie(page, 'utm')).toBe(JSON.stringify(campaign));

  const payment = new PaymentPage(page, wordsOf('en'));
  await payment.open('1');
  await payment.fillIn(newAddress());
  await payment.pay();
  // The server's own tests cover that it stores the campaign with the order.
  expect(log.inputs).toEqual([expect.objectContaining({ utm: campaign })]);
});

test('no campaign is recorded with Global Privacy Control', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto(`/en/auth/login${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await cookie(page, 'utm')).toBeUndefined();
});
