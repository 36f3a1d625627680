import { PaymentPage } from './support/paymentPage.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const phone = { width: 390, height: 844 };

for (const [what, productId, fields, lang] of [
  ['one edition and no choices', '4', ['email', 'tariff', 'acceptsTerms'], 'en'],
  ['editions and a bonus to choose from', '2', ['email', 'tariff', 'gift', 'acceptsTerms'], 'en'],
  // German has the longest words.
  ['editions and a bonus to choose from', '2', ['email', 'tariff', 'gift', 'acceptsTerms'], 'de'],
  ['what costs what they want', '6', ['email', 'tariff', 'amount', 'acceptsTerms'], 'de'],
  // French has the longest total, Persian the longest amounts.
  ['what costs what they want', '6', ['email', 'tariff', 'amount', 'acceptsTerms'], 'fr'],
  ['what costs what they want', '6', ['email', 'tariff', 'amount', 'acceptsTerms'], 'fa'],
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
      const terms = await payment.terms.boundingBox();
      if (!button || !bar || !terms) throw new Error('The form has no button or no consent');
      expect(button.y + button.height).toBeLessThanOrEqual(phone.height);
      expect(terms.y + terms.height).toBeLessThanOrEqual(bar.y);
    },
  );
}
