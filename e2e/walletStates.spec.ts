import type { Locator, Page } from '@playwright/test';
import { paths } from '../src/shared/paths.ts';
import { tabTo } from './support/keyboard.ts';
import { moneyIn } from './support/money.ts';
import { topUpWallet } from './support/orders.ts';
import { makeAccount, signIn } from './support/people.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { WalletPages } from './support/walletPages.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

interface Listed {
  name: 'wallet' | 'payments' | 'purchases' | 'presents' | 'subscription';
  /** The name of its query. */
  operation: string;
  failed: string;
  /** The key of its message while it is empty. */
  empty: string;
  /** Visible as soon as the page has loaded. */
  loaded: (page: Page) => Locator;
}

const pages: readonly Listed[] = [
  {
    name: 'wallet',
    operation: 'Wallet',
    failed: 'wallet:front.failed',
    empty: 'wallet:front.empty',
    loaded: (page) => new WalletPages(page, en).balance,
  },
  {
    name: 'payments',
    operation: 'Transactions',
    failed: 'wallet:payments.failed',
    empty: 'wallet:payments.empty.text',
    loaded: (page) => page.getByText(en.exactly('wallet:payments.empty.title')),
  },
  {
    name: 'purchases',
    operation: 'Purchases',
    failed: 'wallet:purchases.failed',
    empty: 'wallet:purchases.empty.text',
    loaded: (page) => page.getByText(en.exactly('wallet:purchases.empty.title')),
  },
  {
    name: 'presents',
    operation: 'Presents',
    failed: 'presents:bought.failed',
    empty: 'presents:bought.empty.text',
    loaded: (page) => page.getByText(en.exactly('presents:bought.empty.title')),
  },
  {
    name: 'subscription',
    operation: 'SubscriptionPage',
    failed: 'subscription:failed',
    empty: 'subscription:none.title',
    loaded: (page) => page.getByText(en.exactly('subscription:none.title')),
  },
];

/** What a gateway sends while the server is down, and what the server sends for its own errors. */
const broken = { status: 500, contentType: 'text/plain', body: 'broken' };
const refusal = {
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify({ data: null, errors: [{ message: 'No', extensions: { code: 'INTERNAL' } }] }),
};

for (const { name, operation, failed, empty, loaded } of pages) {
  const address = paths[name].href('en');

  test(
    `${name}: empty, broken and offline states each explain themselves and recover`,
    inCrawl,
    async ({ page, context, request, baseURL, problems }) => {
      problems.expect(/500/, /ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /Failed locale loading/);
      await signIn(page, baseURL ?? '', await makeAccount(request));
      await page.goto(address);
      await expect(page.getByText(en.exactly(empty))).toBeVisible();

      const alert = page.getByRole('alert').filter({ hasText: en.text(failed) });
      const retry = alert.getByRole('button', { name: en.exactly('forms:retry') });
      for (const [answer, code] of [
        [broken, 'NETWORK'],
        [refusal, 'INTERNAL'],
      ] as const) {
        await page.route('**/public-graphql', (route) =>
          route.request().postData()?.includes(`"operationName":"${operation}"`) === true
            ? route.fulfill(answer)
            : route.fallback(),
        );
        await page.reload();
        await expect(alert).toContainText(en.text(`forms:failures.${code}`));
        await page.unrouteAll({ behavior: 'wait' });
        await retry.click();
        await expect(loaded(page)).toBeVisible();
        await expect(alert).toBeHidden();
      }

      const links = page.getByRole('navigation', { name: en.exactly('common:nav.account') });
      const link = links.getByRole('link', { name: en.exactly(`common:nav.${name}`) });
      await page.goto(paths.profileGeneral.href('en'));
      // Prepares the page, without its data.
      await link.hover();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await link.click();
      await expect(alert).toContainText(en.text('forms:failures.OFFLINE'));
      await context.setOffline(false);
      // It recovers by itself.
      await expect(loaded(page)).toBeVisible();
      await expect(alert).toBeHidden();

      // Data that has loaded once stays available offline.
      await context.setOffline(true);
      await links.getByRole('link', { name: en.exactly('common:nav.general') }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: en.exactly('general:metaTitle') }),
      ).toBeVisible();
      await link.click();
      await expect(loaded(page)).toBeVisible();
      await expect(alert).toBeHidden();
    },
  );
}

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
    await expect(wallet.payments).toContainText([moneyIn('en', '7', 'USD')]);
    const details = wallet.payments.getByRole('button', { name: en.within('wallet:payments.detailsOf') });
    await tabTo(page, details);
    await page.keyboard.press('Enter');
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(wallet.detail('number')).toBeVisible();
  },
);
