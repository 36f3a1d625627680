import type { Page } from '@playwright/test';
import { paths } from '../src/shared/paths.ts';
import { makeAccount } from './support/people.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { WalletPages } from './support/walletPages.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

/** Every page of the route table, by name; those about something show something of the demo's. */
const addresses: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(paths)
      .filter(([, { pattern }]) => !pattern.includes(':'))
      .map(([name, { pattern }]) => [name, `/${pattern}`]),
  ),
  project: '/projects/orrery.art',
  research: '/researches/reading-aloud-alone',
  libraryItem: '/profile/wallet/purchases/1',
  libraryText: '/profile/wallet/purchases/1/1',
  guestItem: '/purchases/1',
  guestText: '/purchases/1/1',
  receipt: '/profile/wallet/receipts/1',
  product: '/products/atlas-of-attention',
  productPayment: '/products/1/payment',
  document: '/documents/terms/standard-1',
  deskOrder: '/desk/orders/1',
  deskCustomer: '/desk/customers/reader@example.com',
};

test('the document of every page has a title and a heading', async ({ request }) => {
  // Which dreams, gifts, and further pages there are differs.
  const { dream: _, presentByPath: __, ownPage: ___, ...others } = paths;
  expect(Object.keys(addresses).sort()).toEqual(Object.keys(others).sort());
  for (const [name, address] of Object.entries(addresses)) {
    const response = await request.get(`/ar${address}`);
    const html = await response.text();
    expect.soft(response.status(), name).toBe(200);
    expect.soft(/<h1[\s>]/.test(html), `the heading of ${name}`).toBe(true);
    expect.soft(/<title[^>]*>[^<]+</.test(html), `the title of ${name}`).toBe(true);
  }
});

/** Keeps the scripts of a page back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('what was typed and pressed on the payment page before it started counts, and nothing is loaded twice', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.postData() ?? '');
  });
  const release = await holdScripts(page);
  await page.goto(paths.productPayment.href('en', '1'), { waitUntil: 'commit' });
  const payment = new PaymentPage(page, en);
  await expect(payment.total).toHaveText('$12.00');
  await payment.email.fill('early@example.org');
  await payment.payButton.click();
  await expect(payment.email).toHaveValue('early@example.org');
  release();
  await page.waitForURL('**/sandbox/pay/**');
  expect(asked.filter((body) => /"operationName":"(?:Checkout|OrderCheck)"/.test(body))).toEqual([]);
});

for (const [productId, query, total] of [
  ['2', '?tariff=atlas-patron', '$180.00'],
  ['2', '?tariff=atlas-patron&present=1', '$180.00'],
  ['11', '?trial=1', '$96.00'],
] as const)
  test(
    `the payment page with ${query} shows what it opens with before its scripts, and is not rendered anew`,
    inCrawl,
    async ({ openBrowser }) => {
      const page = await openBrowser();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') asked.push(request.postData() ?? '');
      });
      const release = await holdScripts(page);
      await page.goto(paths.productPayment.href('en', productId) + query, { waitUntil: 'commit' });
      const payment = new PaymentPage(page, en);
      await expect(payment.total).toHaveText(total);
      await page.locator('h1').evaluate((heading) => Reflect.set(heading, 'isFirst', true));
      release();
      await expect(page.locator('html[data-started]')).toBeAttached();
      expect(await page.locator('h1').evaluate((heading) => Reflect.has(heading, 'isFirst'))).toBe(true);
      await expect(payment.total).toHaveText(total);
      expect(asked).toEqual([]);
    },
  );

test(
  'a log-in that was sent before the page started is sent once it has',
  inCrawl,
  async ({ page, request }) => {
    const { login, password } = await makeAccount(request);
    const release = await holdScripts(page);
    await page.goto(paths.login.href('en'), { waitUntil: 'commit' });
    await page.locator('[name=login]').fill(login);
    await page.locator('[name=password]').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.locator('[name=password]')).toHaveValue(password);
    release();
    await expect(page).toHaveURL(paths.profile.href('en'));
  },
);

test(
  'the wallet shows its frame at once, and sends each request once, before its scripts',
  inCrawl,
  async ({ page, join }) => {
    await join();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { operationName = '' }: { operationName?: string } = request.postDataJSON() ?? {};
      asked.push(operationName);
    });
    const release = await holdScripts(page);
    await page.goto(paths.wallet.href('en'), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.exactly('wallet:front.title'));
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['Me', 'Wallet', 'WalletEntries']));
    release();
    await expect(new WalletPages(page, en).balance).toBeVisible();
    for (const name of ['Me', 'Wallet', 'WalletEntries'])
      expect(
        asked.filter((one) => one === name),
        name,
      ).toHaveLength(1);
  },
);

test('a page for signed-in users shows nothing to anyone else', inCrawl, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.wallet.href('en'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/en\/auth\/login\?returnTo=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
