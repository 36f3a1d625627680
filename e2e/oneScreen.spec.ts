import { PaymentPage } from './support/paymentPage.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const phone = { width: 390, height: 844 };

for (const [what, productId, fields, lang] of [
  ['one edition and no choices', '4', ['for', 'tariff', 'email'], 'en'],
  ['editions and a bonus to choose from', '2', ['for', 'tariff', 'gift', 'email'], 'en'],
  // German has the longest words.
  ['editions and a bonus to choose from', '2', ['for', 'tariff', 'gift', 'email', 'startsNow'], 'de'],
  ['what costs what they want', '6', ['for', 'tariff', 'amount', 'email', 'startsNow'], 'de'],
  // French has the longest total, Persian the longest amounts.
  ['what costs what they want', '6', ['for', 'tariff', 'amount', 'email', 'startsNow'], 'fr'],
  ['what costs what they want', '6', ['for', 'tariff', 'amount', 'email'], 'fa'],
] as const) {
  test(
    `a guest buys ${what} with at most five fields on one phone screen (${lang})`,
    inCrawl,
    async ({ page }) => {
      await page.setViewportSize(phone);
      const payment = new PaymentPage(page, wordsOf(lang));
      await payment.open(productId);
      // A first visit may be painted without the site's fonts.
      await page.reload();
      await expect(payment.payButton).toBeVisible();
      const controls = page.locator('main form').locator('input, select, textarea');
      const names = () =>
        controls.evaluateAll((all) =>
          all.flatMap((control) =>
            control.checkVisibility() ? (control.getAttribute('name') ?? 'unnamed') : [],
          ),
        );
      // The field for a chosen amount is a chunk of its own, which loads later.
      await expect.poll(async () => [...new Set(await names())]).toEqual(fields);
      expect(fields.length).toBeLessThanOrEqual(5);

      // Without scrolling, every field is above the bar with the button.
      const button = await payment.payButton.boundingBox();
      const bar = await payment.payButton.locator('xpath=..').boundingBox();
      const last = await payment.email.boundingBox();
      if (!button || !bar || !last) throw new Error('The form has no button or no address');
      expect(button.y + button.height).toBeLessThanOrEqual(phone.height);
      expect(last.y + last.height).toBeLessThanOrEqual(bar.y);
    },
  );
}

// Kazakh has the longest terms, German the longest button.
for (const lang of ['en', 'kz', 'de'] as const) {
  test(
    `the pay bar takes at most 15 % of the height of a phone on its side (${lang})`,
    inCrawl,
    async ({ page }) => {
      await page.setViewportSize({ width: 640, height: 360 });
      const payment = new PaymentPage(page, wordsOf(lang));
      await payment.open('2');
      // A first visit may be painted without the site's fonts.
      await page.reload();
      await expect(payment.payButton).toBeEnabled();
      const bar = await payment.payButton.locator('xpath=..').boundingBox();
      expect(bar?.height).toBeLessThanOrEqual(0.15 * 360);
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(360);
    },
  );
}
