import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';

/** Tells the buyer of a gift on a dream that it was sent to them. */
export const presentPromised = defineMail({
  name: 'presentPromised',
  schema: v.object({
    productTitle: v.string(),
    recipientName: v.nullable(v.string()),
    dreamTitle: v.string(),
  }),
  render: (data, t) => ({
    subject: t('presentPromised.subject', { title: data.productTitle }),
    title: t('presentPromised.title'),
    paragraphs: [t('greeting'), t('presentPromised.text')],
    rows: [
      ...(data.recipientName === null ? [] : [[t('presentArrived.for'), data.recipientName] as const]),
      [t('presentArrived.dream'), data.dreamTitle],
      [t('presentArrived.product'), data.productTitle],
    ],
    notes: [],
    footer: t('purchaseFooter'),
  }),
});
