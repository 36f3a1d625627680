import { paths } from '../src/shared/paths.ts';
import { decide, order } from './support/orders.ts';
import { demo, logInByCall, makeAccount, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the demo log-in finds an order by email, sends the receipt again, refunds a part, and sees it in the log', async ({
  page,
  request,
  baseURL,
}) => {
  const buyer = await makeAccount(request);
  const ordered = await order(request, { productId: '6', bearer: buyer.token });
  await decide(request, buyer, ordered, 'pay');
  await signIn(page, baseURL ?? '', await logInByCall(request, demo));

  await page.goto(paths.desk.href('en'));
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(buyer.login);
  await page.keyboard.press('Enter');
  await page
    .getByRole('link', { name: new RegExp(buyer.login) })
    .first()
    .click();
  await page.getByRole('region', { name: 'Orders' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();

  await page.getByRole('button', { name: 'Resend receipt' }).click();
  const resend = page.getByRole('dialog', { name: 'Resend receipt' });
  await expect(resend.getByText(/Email to .*: .*Receipt/)).toBeVisible();
  await resend.getByRole('button', { name: 'Resend receipt' }).click();
  await expect(page.getByText('Done: Resend receipt')).toBeVisible();

  await page.getByRole('button', { name: 'Refund' }).click();
  const refund = page.getByRole('dialog', { name: 'Refund' });
  await refund.getByLabel('Amount').fill('1');
  await refund.getByRole('button', { name: 'Continue' }).click();
  await expect(refund.getByText(/\$1\.00.* is paid back/)).toBeVisible();
  await refund.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText('Done: Refund')).toBeVisible();

  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByText('Refund', { exact: true })).toBeVisible();
  await expect(log.getByText(demo.login).first()).toBeVisible();
});
