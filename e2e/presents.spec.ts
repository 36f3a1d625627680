import { directionOf } from '../src/shared/languages.ts';
import { paths } from '../src/shared/paths.ts';
import { brokenAmounts } from './support/money.ts';
import { ask, linkInMailTo, makeAccount, newAddress, registerAs, signIn } from './support/people.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { WalletPages } from './support/walletPages.ts';
import { wordsOf } from './support/words.ts';

/** A product with thirty days of access, so that the test can see when they start. */
const productId = '7';
const day = 86_400_000;

const lang = 'he';
const words = wordsOf(lang);

test(
  'a gift is bought, sent and redeemed once by another person, right to left',
  inCrawl,
  async ({ page, request, baseURL, openBrowser }) => {
    const buyer = await makeAccount(request, lang);
    await signIn(page, baseURL ?? '', buyer);
    const payment = new PaymentPage(page, words);
    const inWords = (key: string) =>
      page.getByRole('textbox', { name: words.within(`payment:present.${key}`) });
    await payment.open(productId);
    await payment.chooseCurrency('USD');
    await payment.forWhom.last().check();
    await inWords('recipientName').fill('Ben');
    await inWords('senderName').fill('Ada');
    await inWords('message').fill('Look up.');
    await (await payment.pay()).press('pay');
    await expect(payment.outcome('paid')).toBeVisible();
    const title = await payment.boughtProduct();
    const result = page.url();

    // The page shows the link, and the same one is emailed.
    const link = await page.getByRole('textbox', { name: words.exactly('presents:link.label') }).inputValue();
    const address = newAddress('ben');
    await page.getByRole('textbox', { name: words.exactly('presents:link.email') }).fill(address);
    await page.getByRole('button', { name: words.exactly('presents:link.send') }).click();
    await expect(page.getByText(words.exactly('presents:link.sent', { email: address }))).toBeVisible();
    expect(await brokenAmounts(page)).toEqual([]);
    const mailed = await linkInMailTo(
      address,
      words.within('emails:presentArrived.subjectFrom', { name: 'Ada' }),
      new RegExp(`http://localhost:\\d+/${lang}/presents#code=[\\w-]+`),
    );
    expect(mailed).toBe(link);

    // Another person opens the gift, registers on the way and comes back to it.
    const ben = await openBrowser();
    await ben.goto(mailed);
    await expect(ben.locator('html')).toHaveAttribute('dir', directionOf(lang));
    const card = ben.getByRole('article');
    await expect(
      card.getByRole('heading', { name: words.exactly('presents:titleFor', { name: 'Ben' }) }),
    ).toBeVisible();
    await expect(card).toContainText(words.within('presents:from', { name: 'Ada' }));
    await card.getByRole('button', { name: words.exactly('presents:unwrap') }).click();
    await expect(card).toContainText('Look up.');
    await expect(card).toContainText(title);
    await card.getByRole('link', { name: words.exactly('presents:register') }).click();
    await registerAs(ben, words, newAddress('ben'));
    await expect(ben).toHaveURL(`${baseURL}${paths.present.href(lang)}`);
    const taken = Date.now();
    await ben.getByRole('button', { name: words.exactly('presents:take') }).click();
    await expect(ben.getByText(words.exactly('presents:taken.title'))).toBeVisible();
    // It can be opened at once, and is listed among the purchases.
    await ben.getByRole('link', { name: words.exactly('presents:taken.open') }).click();
    await expect(ben.getByRole('heading', { level: 1 })).toContainText(title);
    await ben.goto(paths.purchases.href(lang));
    const row = new WalletPages(ben, words).rows(title);
    await expect(row).toContainText(words.text('wallet:purchases.status.ACTIVE'));

    // Its days start now, not at the time of purchase.
    const token = (await ben.context().cookies()).find(({ name }) => name === 'token')?.value;
    const { purchases } = await ask<{
      purchases: { Purchases: { availableTo: string; Order: null }[] };
    }>(request, '{ purchases(limit: 9) { Purchases { availableTo Order { id } } } }', {}, token);
    const [purchase] = purchases.Purchases;
    expect(purchases.Purchases).toHaveLength(1);
    expect(Date.parse(purchase?.availableTo ?? '')).toBeGreaterThanOrEqual(taken + 30 * day - 5000);
    expect(Date.parse(purchase?.availableTo ?? '')).toBeLessThanOrEqual(Date.now() + 30 * day + 5000);

    // A third person is too late.
    const late = await openBrowser();
    await signIn(late, baseURL ?? '', await makeAccount(request, lang));
    await late.goto(link);
    await expect(late.getByText(words.exactly('presents:gone'))).toBeVisible();
    await expect(late.getByRole('button', { name: words.exactly('presents:take') })).toHaveCount(0);

    await page.goto(result);
    await expect(page.getByText(words.exactly('presents:link.redeemed'))).toBeVisible();
    await page.goto(paths.purchases.href(lang));
    await expect(page.getByText(words.exactly('wallet:purchases.empty.title'))).toBeVisible();
  },
);
