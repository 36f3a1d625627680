import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link } from '../template/fields.ts';

/** Confirms that someone will look at the buyer's request. */
export const refundRequested = defineMail({
  name: 'refundRequested',
  schema: v.object({ productTitle: v.string(), link }),
  render: (data, t) => ({
    subject: t('refundRequested.subject', { title: data.productTitle }),
    title: t('refundRequested.title'),
    paragraphs: [t('greeting'), t('refundRequested.text')],
    rows: [[t('receipt.product'), data.productTitle]],
    button: { label: t('refundRequested.button'), link: data.link },
    notes: [],
    footer: t('purchaseFooter'),
  }),
});
