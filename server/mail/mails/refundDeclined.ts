import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link, orderNumber } from '../template/fields.ts';
import { orderRow } from '../template/rows.ts';

/** Why a requested refund was declined, in the operator's words. */
export const refundDeclined = defineMail({
  name: 'refundDeclined',
  schema: v.object({ productTitle: v.string(), orderNumber, note: v.string(), link }),
  render: (data, t, { lang }) => ({
    subject: t('refundDeclined.subject', { title: data.productTitle }),
    title: t('refundDeclined.title'),
    paragraphs: [t('greeting'), t('refundDeclined.text')],
    rows: orderRow(lang, data.orderNumber),
    quote: data.note,
    button: { label: t('refundRequested.button'), link: data.link },
    notes: [t('refundDeclined.next')],
    footer: t('purchaseFooter'),
  }),
});
