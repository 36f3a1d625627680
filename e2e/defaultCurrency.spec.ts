import { paths } from '../src/shared/paths.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

test(
  'a Persian visitor who chose no currency pays for plans and editions in rials',
  inCrawl,
  async ({ page }) => {
    const payment = new PaymentPage(page, wordsOf('fa'));
    for (const productId of ['2', '3', '8', '10', '12']) {
      await payment.open(productId);
      await expect(payment.total, paths.productPayment.href('fa', productId)).toContainText('ریال');
    }
  },
);
