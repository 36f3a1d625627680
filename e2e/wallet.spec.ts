import type { Page } from '@playwright/test';
import { directionOf, languageOf, type Lang } from '../src/shared/languages.ts';
import { paths } from '../src/shared/paths.ts';
import { brokenAmounts, moneyIn } from './support/money.ts';
import { ask, makeAccount, signIn, type Account } from './support/people.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { expect, inCrawl, inCrawlUnless, test } from './support/test.ts';
import { WalletPages } from './support/walletPages.ts';
import { wordsOf, type Words } from './support/words.ts';

/** A notebook whose purchase includes the files of studies. */
const productId = '6';

interface Walk {
  lang: Lang;
  /** The top-up, in the currency that the language suggests. */
  amount: string;
  fee: string;
  currency: string;
  /** The second language of the receipt. */
  other: Lang;
  width: number;
}

const walks: readonly Walk[] = [
  { lang: 'en', amount: '40.00', fee: '0.80', currency: 'USD', other: 'de', width: 1280 },
  { lang: 'he', amount: '150.00', fee: '3.00', currency: 'ILS', other: 'en', width: 360 },
  { lang: 'ru', amount: '4000.00', fee: '80.00', currency: 'RUB', other: 'he', width: 360 },
];

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
async function lookAtReceipt(page: Page, words: Words, { other, currency }: Walk, price: string) {
  const receipt = page.getByRole('article');
  const inOther = wordsOf(other);
  await expect(receipt.getByRole('heading', { name: words.exactly('receipt:title') })).toBeVisible();
  await expect(receipt).toContainText(moneyIn(words.lang, price, currency));
  await page.getByLabel(words.exactly('receipt:language')).selectOption(other);
  await expect(receipt.getByRole('heading', { name: inOther.exactly('receipt:title') })).toBeVisible();
  await expect(receipt).toHaveAttribute('dir', directionOf(other));
  await expect(receipt).toHaveAttribute('lang', languageOf(other).tag);
  await expect(receipt).toContainText(moneyIn(other, price, currency));
  await expect(page).toHaveURL(new RegExp(`^[^?]*/${words.lang}/[^?]*\\?in=${other}$`));
  expect(await brokenAmounts(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  for (const part of ['banner', 'contentinfo', 'combobox', 'navigation', 'button'] as const)
    await expect(page.getByRole(part).filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}

for (const walk of walks) {
  const { lang, amount, fee, currency, width } = walk;
  test(
    `a top-up pays for a product, with a receipt and its file (${lang})`,
    inCrawlUnless(lang === 'en'),
    async ({ page, request, baseURL }) => {
      const words = wordsOf(lang);
      const wallet = new WalletPages(page, words);
      const payment = new PaymentPage(page, words);
      const account = await makeAccount(request, lang);
      const price = await priceFor(page, account);
      await signIn(page, baseURL ?? '', account);
      await page.setViewportSize({ width, height: 900 });

      await wallet.open();
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(lang));
      await (await wallet.topUp(amount)).press('pay');
      // The page opens at the message.
      await expect(wallet.news('arrived')).toBeInViewport();
      await expect(page.locator(':focus')).toContainText(words.within('wallet:topUp.news.arrived.title'));
      await expect(wallet.balance).toContainText(moneyIn(lang, amount, currency));
      await expect(wallet.entriesIn).toContainText(moneyIn(lang, amount, currency));
      await expect(wallet.cameIn).toContainText(moneyIn(lang, amount, currency));
      expect(await brokenAmounts(page)).toEqual([]);

      await payment.open(productId);
      await payment.method(words.text('payments:balance.displayName')).check();
      await payment.terms.check();
      await payment.payButton.click();
      await expect(payment.outcome('paid')).toBeVisible();
      const title = await payment.boughtProduct();
      expect(await brokenAmounts(page)).toEqual([]);

      await page.goto(paths.wallet.href(lang));
      const left = (Number(amount) - Number(price)).toFixed(2);
      await expect(wallet.balance).toContainText(moneyIn(lang, left, currency));
      await expect(wallet.wentOut).toContainText(moneyIn(lang, price, currency));

      await wallet.goTo('payments');
      await wallet.openDetails(wallet.topUps);
      await expect(wallet.detail('fee')).toContainText(moneyIn(lang, fee, currency));
      await expect(wallet.detail('actual')).toContainText(moneyIn(lang, amount, currency));
      await wallet.openDetails(wallet.topUps);
      const row = wallet.rows(title);
      await expect(row).toContainText(moneyIn(lang, price, currency));
      await expect(row).toContainText(wallet.status('SUCCEEDED'));
      await wallet.openDetails(row);
      await expect(wallet.detail('products')).toContainText(title);
      await expect(wallet.detail('order').getByRole('link')).toHaveAttribute('href', /\/payment\?order=/);
      expect(await brokenAmounts(page)).toEqual([]);

      await row.getByRole('link', { name: words.within('wallet:payments.receiptOf', { title }) }).click();
      await lookAtReceipt(page, words, walk, price);

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
    },
  );
}

for (const { lang, typed, amount, currency } of [
  { lang: 'fa', typed: '۵۰۰٬۰۰۰', amount: '500000', currency: 'IRR' },
  { lang: 'ar', typed: '١٢٥٫٥٠', amount: '125.50', currency: 'AED' },
] as const) {
  test(
    `an amount is typed and shown in the digits of the language (${lang})`,
    inCrawl,
    async ({ page, request, baseURL }) => {
      const wallet = new WalletPages(page, wordsOf(lang));
      await signIn(page, baseURL ?? '', await makeAccount(request, lang));
      await wallet.open();
      const sandbox = await wallet.topUp(typed);
      await expect(page.getByText(moneyIn(lang, amount, currency))).toBeVisible();
      await sandbox.press('pay');
      await expect(wallet.news('arrived')).toBeVisible();
      for (const place of [wallet.balance, wallet.entriesIn, wallet.cameIn])
        await expect(place).toContainText(moneyIn(lang, amount, currency));
      await expect(page.getByRole('main')).not.toContainText(/[0-9]/);
    },
  );
}
