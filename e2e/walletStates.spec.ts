import { paths } from '../src/shared/paths.ts';
import { tabTo } from './support/keyboard.ts';
import { moneyIn } from './support/money.ts';
import { topUpWallet } from './support/orders.ts';
import { makeAccount, signIn } from './support/people.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { WalletPages } from './support/walletPages.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

test('the wallet can be topped up with the keyboard alone', inCrawl, async ({ page, request, baseURL }) => {
  await signIn(page, baseURL ?? '', await makeAccount(request));
  const wallet = new WalletPages(page, en);
  await wallet.open();
  await tabTo(page, wallet.amount);
  await page.keyboard.type('0.5');
  await page.keyboard.press('Enter');
  await expect(page.getByText(en.exactly('forms:fieldErrors.tooLittle'))).toBeVisible();
  await expect(wallet.amount).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12.34');
  await tabTo(page, wallet.topUpButton);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sandbox/pay/**');
  await tabTo(page, page.getByRole('button', { name: en.exactly('sandbox:pay') }));
  await page.keyboard.press('Enter');
  await expect(wallet.news('arrived')).toBeVisible();
  await expect(wallet.balance).toContainText(moneyIn('en', '12.34', 'USD'));
});

test(
  'payments can be filtered and opened with the keyboard alone',
  inCrawl,
  async ({ page, request, baseURL }) => {
    const account = await makeAccount(request);
    await topUpWallet(request, account, '40');
    await topUpWallet(request, account, '7', 'decline');
    await signIn(page, baseURL ?? '', account);
    const wallet = new WalletPages(page, en);
    await page.goto(paths.payments.href('en'));
    await tabTo(page, wallet.filter('search'));
    await page.keyboard.type('40');
    await page.keyboard.press('Enter');
    await expect(wallet.payments).toHaveCount(1);
    // Focus stays where the user was typing.
    await expect(wallet.filter('search')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await tabTo(page, wallet.filter('status'));
    // A choice takes effect at once.
    await page.keyboard.type(wallet.status('FAILED'));
    await expect(page).toHaveURL(`${paths.payments.href('en')}?status=failed`);
    await expect(wallet.payments).toHaveCount(1);
    await expect(wallet.payments).toContainText(moneyIn('en', '7', 'USD'));
    const details = wallet.payments.getByRole('button', { name: en.within('wallet:payments.detailsOf') });
    await tabTo(page, details);
    await page.keyboard.press('Enter');
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(wallet.detail('number')).toBeVisible();
  },
);
