import type { BrowserContext } from '@playwright/test';
import { demo, newAddress } from '../support/people.ts';
import { PaymentPage } from '../support/paymentPage.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const words = wordsOf('en');

/** Removes the built-ins that the oldest supported browsers lack. */
const removeNewBuiltIns = (context: BrowserContext) =>
  context.addInitScript(() => {
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    const newer: readonly (readonly [object, ...string[]])[] = [
      [URL, 'parse', 'canParse'],
      [AbortSignal, 'any'],
      [Response, 'json'],
      [Promise, 'withResolvers', 'try'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Map.prototype, 'getOrInsert', 'getOrInsertComputed'],
      [Array, 'fromAsync'],
      [RegExp, 'escape'],
      [Error, 'isError'],
      [Uint8Array, 'fromBase64', 'fromHex'],
      [Uint8Array.prototype, 'toBase64', 'toHex'],
      [ArrayBuffer.prototype, 'transfer', 'resize'],
      [Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference'],
      [Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      [
        iterator,
        'map',
        'filter',
        'take',
        'drop',
        'flatMap',
        'toArray',
        'find',
        'some',
        'every',
        'forEach',
        'reduce',
      ],
      [Intl, 'Segmenter', 'DurationFormat'],
      [Element.prototype, 'checkVisibility'],
      [HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover'],
      [Document.prototype, 'startViewTransition'],
      [
        window,
        'Iterator',
        'Temporal',
        'navigation',
        'scheduler',
        'requestIdleCallback',
        'cookieStore',
        'CloseWatcher',
      ],
    ];
    for (const [owner, ...names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  });

test('the oldest supported browsers read, log in and pay', async ({ openBrowser }) => {
  const page = await openBrowser();
  await removeNewBuiltIns(page.context());
  await page.goto('/en');
  expect(await page.evaluate(() => 'parse' in URL || 'any' in AbortSignal)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/en/products/atlas-of-attention');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const payment = new PaymentPage(page, words);
  await payment.open('1');
  await payment.fillIn(newAddress());
  await (await payment.pay()).press('pay');
  await expect(payment.outcome('paid')).toBeVisible();

  await page.goto('/en/profile/wallet');
  await page.getByRole('textbox', { name: words.within('auth:fields.email') }).fill(demo.login);
  await page.locator('input[name=password]').fill(demo.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile/wallet');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
