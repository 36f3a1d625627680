import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../../src/shared/paths.ts';
import { expect, test } from '../support/productionShop.ts';
import { PaymentPage } from '../support/paymentPage.ts';
import { newAddress, registerAs } from '../support/people.ts';
import { commands, wordsOf as wordsOfCommand } from '../../tests/server/support/firstDay.ts';
import { wordsOf } from '../support/words.ts';

const [en, de] = [wordsOf('en'), wordsOf('de')];

/** The main landmark of the page. */
const main = (page: Page) => page.getByRole('main');

test('a new owner’s bilingual product is shown, bought at the member price, delivered and refunded', async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/^request to another site: https:\/\/checkout\.stripe\.com\//);
  await page.route('https://checkout.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Stripe</title>' }),
  );
  await shop.admin('catalog', 'apply', 'night');
  for (const words of commands.map((line) => wordsOfCommand(line)))
    if (words?.[0] === 'settings') await shop.admin(...words);
  expect(await shop.admin('law', 'check')).not.toContain('Blocks');
  await page.goto(paths.register.href('en'));
  await registerAs(page, en, newAddress(), shop.mailsTo);

  const payment = new PaymentPage(page, en);
  await payment.open('membership');
  await expect(payment.total).toHaveText('$6.00');
  await payment.payButton.click();
  await shop.stripe.pay(page, shop.origin);
  await expect(payment.outcome('paid')).toBeVisible();

  await page.goto(paths.product.href('de', 'letters-from-winter'));
  await expect(page.getByRole('heading', { level: 1, name: 'Nachtbriefe' })).toBeVisible();
  await expect(main(page)).toContainText('Es war so kalt, dass der Spiegel sang.');
  await page.goto(paths.product.href('en', 'letters-from-winter'));
  await expect(main(page)).toContainText('It was so cold that the mirror sang.');
  await expect(main(page)).toContainText(en.within('common:price.forMembers', { price: '$11.50' }));
  await page.getByRole('link', { name: 'Buy', exact: true }).click();
  await expect(payment.total).toHaveText('$11.50');
  await payment.payButton.click();
  const transactionId = await shop.stripe.pay(page, shop.origin);
  await expect(payment.outcome('paid')).toBeVisible();

  await payment.openPurchase();
  const [map] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /SVG/ }).click(),
  ]);
  const written = await readFile(
    path.join(shop.folder, 'night/products/night-letters/goods/map/winter-sky.svg'),
  );
  expect((await readFile(await map.path())).equals(written)).toBe(true);
  const item = new URL(page.url()).pathname;
  for (const [words, letter, text] of [
    [en, 'The first letter', 'It was so cold that the mirror sang.'],
    [de, 'Der erste Brief', 'Es war so kalt, dass der Spiegel sang.'],
  ] as const) {
    await page.goto(item.replace('/en/', `/${words.lang}/`));
    await page.getByRole('link', { name: words.exactly('library:readOf', { title: letter }) }).click();
    await expect(main(page)).toContainText(text);
  }

  await page.goto(paths.research.href('en', 'dark-hours'));
  await expect(page.getByRole('heading', { level: 1, name: 'The dark hours' })).toBeVisible();
  await expect(main(page)).toContainText('How many hours of a winter night are dark.');
  await page.goto(paths.research.href('de', 'dark-hours'));
  await expect(page.getByRole('heading', { level: 1, name: 'Die dunklen Stunden' })).toBeVisible();
  await expect(main(page)).toContainText('Wie viele Stunden einer Winternacht dunkel sind.');

  const course = new PaymentPage(page, en);
  await course.open('night-course', '?tariff=course-evening');
  await course.chooseCurrency('CHF');
  await expect(course.total).toHaveText('CHF\u00a053.00');

  await shop.admin('refund', transactionId, '--reason', 'my first test');
  await page.goto(item);
  await expect(
    page.getByRole('paragraph').filter({ hasText: en.exactly('library:closed.title') }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /SVG/ })).toHaveCount(0);
  expect(shop.stripe.refunds).toEqual([1150]);
});
