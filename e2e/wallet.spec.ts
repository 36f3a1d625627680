import type { Page } from '@playwright/test';
import { directionOf, languageOf } from '../src/shared/languages.ts';
import { paths } from '../src/shared/paths.ts';
import { brokenAmounts, moneyIn } from './support/money.ts';
import { ask, makeAccount, signIn, type Account } from './support/people.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { expect, test } from './support/test.ts';
import { WalletPages } from './support/walletPages.ts';
import { wordsOf } from './support/words.ts';

/** A notebook whose purchase includes the files of studies. */
const productId = '6';

const lang = 'en';
const words = wordsOf(lang);
/** The second language of the receipt. */
const other = 'he';
const inOther = wordsOf(other);

/** The product's price for the account, with two decimals. */
async function priceFor(page: Page, { token }: Account): Promise<string> {
  const { orderCheck } = await ask<{ orderCheck: { total: string } }>(
    page.request,
    'query ($input: OrderInput!) { orderCheck(input: $input) { total } }',
    { input: { productId } },
    token,
  );
  return orderCheck.total;
}

/** Checks the open receipt in the page's language, in another one, and in print. */
async function lookAtReceipt(page: Page, price: string): Promise<void> {
  const receipt = page.getByRole('article');
  await expect(receipt.getByRole('heading', { name: words.exactly('receipt:title') })).toBeVisible();
  await expect(receipt).toContainText(moneyIn(lang, price, 'USD'));
  await page.getByLabel(words.exactly('receipt:language')).selectOption(other);
  await expect(receipt.getByRole('heading', { name: inOther.exactly('receipt:title') })).toBeVisible();
  await expect(receipt).toHaveAttribute('dir', directionOf(other));
  await expect(receipt).toHaveAttribute('lang', languageOf(other).tag);
  await expect(receipt).toContainText(moneyIn(other, price, 'USD'));
  await expect(page).toHaveURL(new RegExp(`^[^?]*/${lang}/[^?]*\\?in=${other}$`));
  expect(await brokenAmounts(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  for (const part of ['banner', 'contentinfo', 'combobox', 'navigation', 'button'] as const)
    await expect(page.getByRole(part).filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}

test('a top-up pays for a product, with a receipt and its file', async ({ page, request, baseURL }) => {
  const wallet = new WalletPages(page, words);
  const payment = new PaymentPage(page, words);
  const account = await makeAccount(request);
  const price = await priceFor(page, account);
  await signIn(page, baseURL ?? '', account);

  await wallet.open();
  await (await wallet.topUp('40.00')).press('pay');
  // The page opens at the message.
  await expect(wallet.news('arrived')).toBeInViewport();
  await expect(page.locator(':focus')).toContainText(words.within('wallet:topUp.news.arrived.title'));
  await expect(wallet.balance).toContainText(moneyIn(lang, '40.00', 'USD'));
  await expect(wallet.entriesIn).toContainText(moneyIn(lang, '40.00', 'USD'));
  await expect(wallet.cameIn).toContainText(moneyIn(lang, '40.00', 'USD'));
  expect(await brokenAmounts(page)).toEqual([]);

  await payment.open(productId);
  await payment.method(words.text('payments:balance.displayName')).check();
  await payment.payButton.click();
  await expect(payment.outcome('paid')).toBeVisible();
  const title = await payment.boughtProduct();
  expect(await brokenAmounts(page)).toEqual([]);

  await page.goto(paths.wallet.href(lang));
  const left = (40 - Number(price)).toFixed(2);
  await expect(wallet.balance).toContainText(moneyIn(lang, left, 'USD'));
  await expect(wallet.wentOut).toContainText(moneyIn(lang, price, 'USD'));

  await wallet.goTo('payments');
  await wallet.openDetails(wallet.topUps);
  await expect(wallet.detail('fee')).toContainText(moneyIn(lang, '0.80', 'USD'));
  await expect(wallet.detail('actual')).toContainText(moneyIn(lang, '40.00', 'USD'));
  await wallet.openDetails(wallet.topUps);
  const row = wallet.rows(title);
  await expect(row).toContainText(moneyIn(lang, price, 'USD'));
  await expect(row).toContainText(wallet.status('SUCCEEDED'));
  await wallet.openDetails(row);
  await expect(wallet.detail('products')).toContainText(title);
  await expect(wallet.detail('order').getByRole('link')).toHaveAttribute('href', /\/payment\?order=/);
  expect(await brokenAmounts(page)).toEqual([]);

  await row.getByRole('link', { name: words.within('wallet:payments.receiptOf', { title }) }).click();
  await lookAtReceipt(page, price);

  await wallet.goTo('purchases');
  await expect(row).toContainText(words.text('wallet:purchases.access.forGood'));
  await expect(row).toContainText(words.text('wallet:purchases.status.ACTIVE'));
  expect(await brokenAmounts(page)).toEqual([]);
  await row
    .getByRole('list', { name: words.within('wallet:purchases.filesOf', { title }) })
    .getByRole('link')
    .first()
    .click();
  const download = page.getByRole('link', { name: words.exactly('projectScience:access.download') });
  await expect(download).toHaveAttribute('href', /^\/library\/study\.epub\?ticket=/);
  const file = await page.request.get((await download.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/epub+zip');
  expect((await file.body()).subarray(0, 2).toString()).toBe('PK');
});
