import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { overflowOf } from './support/auditPage.ts';
import { axeFindings } from './support/axe.ts';
import { newAddress } from './support/people.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { expect, inCrawlUnless, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const goods = path.resolve(import.meta.dirname, '../content/demo/products/1/goods');

for (const lang of ['en', 'ar'] as const) {
  test(
    `a guest can open, read and download a purchase right after paying (${lang})`,
    inCrawlUnless(lang === 'en'),
    async ({ page }) => {
      const words = wordsOf(lang);
      const payment = new PaymentPage(page, words);
      await payment.open('1');
      await payment.fillIn(newAddress(lang));
      const sandbox = await payment.pay();
      await sandbox.press('pay');
      await expect(payment.outcome('paid')).toBeVisible();

      await payment.openPurchase();
      await expect(page).toHaveURL(/\/purchases\/[\da-f-]{36}$/);
      await expect(page.getByText(words.within('library:access.forGood'))).toBeVisible();

      await page.setViewportSize({ width: 320, height: 700 });
      expect(await overflowOf(page, 320)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);

      const epub = page.getByRole('link', { name: /EPUB/ });
      const [download] = await Promise.all([page.waitForEvent('download'), epub.click()]);
      expect(download.suggestedFilename()).toBe('letters-from-the-observatory.epub');
      const saved = await readFile(await download.path());
      expect(
        saved.equals(await readFile(path.join(goods, 'letters-book/letters-from-the-observatory.epub'))),
      ).toBe(true);

      const read = page.getByRole('link', { name: words.exactly('library:readOf') }).first();
      await read.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const [, , paragraph = ''] = (await readFile(path.join(goods, `letter-cold/${lang}.md`), 'utf8')).split(
        '\n\n',
      );
      await expect(page.getByRole('main')).toContainText(paragraph.replaceAll('\n', ' '));
      expect(await overflowOf(page, 320)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      await page.goBack();
      await expect(epub).toBeVisible();
    },
  );
}
