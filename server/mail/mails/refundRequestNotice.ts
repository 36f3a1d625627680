import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { currencyCode, decimal, orderNumber, time } from '../template/fields.ts';
import { dayIn, moneyIn } from '../template/formats.ts';

/** Refund requests that wait for the operator. */
export const refundRequestNotice = defineMail({
  name: 'refundRequestNotice',
  schema: v.object({
    /** NEW: one has just arrived. WAITING: a reminder of all that still wait. */
    reason: v.picklist(['NEW', 'WAITING']),
    requests: v.array(
      v.object({
        orderId: v.string(),
        orderNumber,
        productTitle: v.string(),
        amount: decimal,
        currencyCode,
        /** Until when the buyer should have an answer. */
        until: time,
      }),
    ),
  }),
  render: ({ reason, requests }, t, reader) => ({
    subject: t(`refundRequestNotice.${reason}.subject`, { number: requests.length }),
    title: t(`refundRequestNotice.${reason}.title`),
    paragraphs: [t('refundRequestNotice.text')],
    rows: requests.flatMap(
      ({ orderId, orderNumber: number, productTitle, amount, currencyCode: code, until }) =>
        [
          [t('receipt.product'), productTitle],
          [t('refund.amount'), moneyIn(reader.lang, code)(amount)],
          [t('refundRequestNotice.until'), dayIn(reader)(until)],
          [t('refundRequestNotice.approve'), `npm run admin -- refunds approve ${number ?? orderId}`],
          [
            t('refundRequestNotice.decline'),
            `npm run admin -- refunds decline ${number ?? orderId} --reason …`,
          ],
        ] as const,
    ),
    notes: [],
    footer: t('dreamReport.footer'),
  }),
});
