import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';

/** What the person who redeemed a gift wrote to its buyer; quoted, since it's not our sentence. */
export const presentThanked = defineMail({
  name: 'presentThanked',
  schema: v.object({
    productTitle: v.string(),
    recipientName: v.nullable(v.string()),
    thanks: v.string(),
  }),
  render: (data, t) => ({
    subject: t('presentThanked.subject', { title: data.productTitle }),
    title: t('presentThanked.title'),
    paragraphs: [t('greeting'), t('presentThanked.text')],
    rows: [
      ...(data.recipientName === null ? [] : [[t('presentArrived.for'), data.recipientName] as const]),
      [t('presentArrived.product'), data.productTitle],
    ],
    quote: data.thanks,
    notes: [],
    footer: t('purchaseFooter'),
  }),
});
