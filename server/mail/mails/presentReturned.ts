import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link, time } from '../template/fields.ts';
import { dayIn } from '../template/formats.ts';

/** The link to a gift whose dream is gone or was promised to another, for its buyer to pass on. */
export const presentReturned = defineMail({
  name: 'presentReturned',
  schema: v.object({
    productTitle: v.string(),
    recipientName: v.nullable(v.string()),
    expiresAt: time,
    link,
  }),
  render: (data, t, reader) => ({
    subject: t('presentReturned.subject', { title: data.productTitle }),
    title: t('presentReturned.title'),
    paragraphs: [t('greeting'), t('presentReturned.text')],
    rows: [
      ...(data.recipientName === null ? [] : [[t('presentArrived.for'), data.recipientName] as const]),
      [t('presentArrived.product'), data.productTitle],
      [t('presentArrived.until'), dayIn(reader)(data.expiresAt)],
    ],
    button: { label: t('presentArrived.button'), link: data.link },
    notes: [t('presentReady.private')],
    footer: t('purchaseFooter'),
  }),
});
