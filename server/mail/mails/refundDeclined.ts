import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link } from '../template/fields.ts';

/** Why a requested refund was declined, in the operator's words. */
export const refundDeclined = defineMail({
  name: 'refundDeclined',
  schema: v.object({ productTitle: v.string(), note: v.string(), link }),
  render: (data, t) => ({
    subject: t('refundDeclined.subject', { title: data.productTitle }),
    title: t('refundDeclined.title'),
    paragraphs: [t('greeting'), t('refundDeclined.text')],
    rows: [],
    quote: data.note,
    button: { label: t('refundRequested.button'), link: data.link },
    notes: [t('refundDeclined.next')],
    footer: t('purchaseFooter'),
  }),
});
