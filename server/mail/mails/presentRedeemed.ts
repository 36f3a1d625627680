import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { time } from '../template/fields.ts';
import { dayIn } from '../template/formats.ts';

/** Tells the buyer that their gift was redeemed. */
export const presentRedeemed = defineMail({
  name: 'presentRedeemed',
  schema: v.object({ productTitle: v.string(), recipientName: v.nullable(v.string()), redeemedAt: time }),
  render: (data, t, reader) => ({
    subject: t('presentRedeemed.subject', { title: data.productTitle }),
    title: t('presentRedeemed.title'),
    paragraphs: [t('greeting'), t('presentRedeemed.text')],
    rows: [
      ...(data.recipientName === null ? [] : [[t('presentArrived.for'), data.recipientName] as const]),
      [t('presentArrived.product'), data.productTitle],
      [t('presentRedeemed.on'), dayIn(reader)(data.redeemedAt)],
    ],
    notes: [],
    footer: t('purchaseFooter'),
  }),
});
