import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '../src/shared/paths.ts';
import { moneyIn } from './support/money.ts';
import { decide, order, PaymentLog, topUpWallet } from './support/orders.ts';
import { ask, makeAccount, signIn, type Account } from './support/people.ts';
import { PaymentPage, SandboxPage } from './support/paymentPage.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { WalletPages } from './support/walletPages.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');
const payments = paths.payments.href('en');
const letters = 'Letters from the Observatory';
const atlas = 'The Atlas of Attention';

/** A calendar day, some days from today, in the time zone of the browsers under test. */
const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Three top-ups, one of them declined, a product paid from the wallet and a declined payment for another product. */
async function makePayments(page: Page, account: Account): Promise<void> {
  const { request } = page;
  await topUpWallet(request, account, '25.50');
  await topUpWallet(request, account, '40');
  await topUpWallet(request, account, '7', 'decline');
  await order(request, { productId: '1', bearer: account.token, method: 'balance' });
  const declined = await order(request, { productId: '2', bearer: account.token });
  await decide(request, account, declined, 'decline');
}

/** The lines of an RFC 4180 file, split into cells. */
const cellsOf = (csv: string): string[][] =>
  csv
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map((cell) => cell[1] ?? cell[2] ?? ''),
    );

async function csvOf(page: Page): Promise<string[][]> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: en.exactly('wallet:payments.csv') }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d-en\.csv$/);
  return cellsOf((await readFile(await download.path(), 'utf8')).replace(/^\ufeff/, ''));
}

test(
  'filters narrow the list by text, amount, state and day, and apply to the URL and the CSV file',
  inCrawl,
  async ({ page, request, baseURL }) => {
    const account = await makeAccount(request);
    await makePayments(page, account);
    await signIn(page, baseURL ?? '', account);
    const wallet = new WalletPages(page, en);
    await page.goto(payments);
    await expect(wallet.payments).toHaveCount(5);
    const all = await csvOf(page);
    expect(all.map((cells) => cells.slice(2, 6).join(' '))).toEqual([
      'Description Status Amount Currency',
      `${atlas} Declined 24.00 USD`,
      `${letters} Paid 12.00 USD`,
      'Wallet top-up Declined 7.00 USD',
      'Wallet top-up Paid 40.00 USD',
      'Wallet top-up Paid 25.50 USD',
    ]);
    expect(all.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);

    await wallet.filter('search').fill('atlas');
    await expect(page).toHaveURL(`${payments}?search=atlas`);
    await expect(wallet.payments).toHaveCount(1);
    await expect(wallet.payments).toContainText(atlas);

    await wallet.filter('search').fill('25.5');
    await expect(wallet.payments).toHaveCount(1);
    await expect(wallet.payments).toContainText(moneyIn('en', '25.50', 'USD'));

    await wallet.filter('search').fill('');
    await wallet.filter('status').selectOption({ label: wallet.status('FAILED') });
    await wallet.typeDay('from', dayFromNow(-1));
    const narrowed = `${payments}?status=failed&from=${dayFromNow(-1)}`;
    await expect(page).toHaveURL(narrowed);
    await expect(wallet.payments).toHaveCount(2);
    expect((await csvOf(page)).slice(1).map((cells) => cells[4])).toEqual(['24.00', '7.00']);

    await wallet.typeDay('to', dayFromNow(-1));
    await expect(page.getByText(en.exactly('wallet:payments.noMatch.title'))).toBeVisible();

    // Choosing a state adds a history entry; typing does not.
    await page.goBack();
    await expect(page).toHaveURL(`${payments}?search=25.5`);
    await expect(wallet.filter('search')).toHaveValue('25.5');
    await expect(wallet.day('from')).toHaveText(en.exactly('day:any'));
    await expect(wallet.payments).toHaveCount(1);
    await page.goForward();
    await wallet.day('to').click();
    await wallet.filters.getByRole('button', { name: en.exactly('day:open') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: en.exactly('day:any') })
      .click();
    await expect(wallet.payments).toHaveCount(2);
    await page.reload();
    await expect(wallet.filter('status')).toHaveValue('failed');
    await expect(wallet.payments).toHaveCount(2);
    await wallet.filters.getByRole('button', { name: en.exactly('forms:filters.clear') }).click();
    await expect(page).toHaveURL(payments);
    await expect(wallet.payments).toHaveCount(5);
  },
);

test(
  'retrying a declined payment with a double click makes one attempt and charges once',
  inCrawl,
  async ({ page, context, request, baseURL }) => {
    const account = await makeAccount(request);
    const declined = await order(request, { productId: '2', bearer: account.token });
    await decide(request, account, declined, 'decline');
    await signIn(page, baseURL ?? '', account);
    const retries: string[] = [];
    context.on('request', (sent) => {
      if (sent.postData()?.includes('PaymentRetry') === true) retries.push(sent.url());
    });
    const log = await PaymentLog.of(context);
    const wallet = new WalletPages(page, en);
    await page.goto(payments);
    await expect(wallet.payments).toContainText(wallet.status('FAILED'));
    await page
      .getByRole('button', { name: en.within('wallet:payments.retryOf') })
      .click({ clickCount: 2, noWaitAfter: true });
    await page.waitForURL('**/sandbox/pay/**');
    await new SandboxPage(page, en).press('pay');
    await expect(new PaymentPage(page, en).outcome('paid')).toBeVisible();

    await page.goto(payments);
    await expect(wallet.payments).toHaveCount(2);
    await expect(wallet.payments.filter({ hasText: wallet.status('SUCCEEDED') })).toHaveCount(1);
    await expect(page.getByRole('button', { name: en.within('wallet:payments.retryOf') })).toHaveCount(0);
    expect(retries).toHaveLength(1);
    // No new order was made, the wallet was not charged, and the product was bought once.
    expect(log.inputs).toEqual([]);
    const books = await ask<unknown>(
      request,
      `{ me { balance } purchases(limit: 9) { Purchases { status Order { id status } } Pagination { total } } }`,
      {},
      account.token,
    );
    expect(books).toEqual({
      me: { balance: '0.00' },
      purchases: {
        Purchases: [{ status: 'ACTIVE', Order: { id: declined.Order.id, status: 'PAID' } }],
        Pagination: { total: 1 },
      },
    });
  },
);
