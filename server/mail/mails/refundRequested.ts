import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link, orderNumber } from '../template/fields.ts';
import { orderRow } from '../template/rows.ts';

/** Confirms that someone will look at the buyer's request. */
export const refundRequested = defineMail({
  name: 'refundRequested',
  schema: v.object({ productTitle: v.string(), orderNumber, link }),
  render: (data, t, { lang }) => ({
    subject: t('refundRequested.subject', { title: data.productTitle }),
    title: t('refundRequested.title'),
    paragraphs: [t('greeting'), t('refundRequested.text')],
    rows: [[t('receipt.product'), data.productTitle], ...orderRow(lang, data.orderNumber)],
    button: { label: t('refundRequested.button'), link: data.link },
    notes: [],
    footer: t('purchaseFooter'),
  }),
});
