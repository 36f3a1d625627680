import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link, time } from '../template/fields.ts';
import { dayIn } from '../template/formats.ts';

/** A present's link. Names have rows and the message is quoted, apart from our sentences: a person typed them. */
export const presentArrived = defineMail({
  name: 'presentArrived',
  schema: v.object({
    productTitle: v.string(),
    recipientName: v.nullable(v.string()),
    senderName: v.nullable(v.string()),
    message: v.nullable(v.string()),
    expiresAt: time,
    link,
  }),
  render: (data, t, lang) => ({
    subject: t('presentArrived.subject'),
    title: t('presentArrived.title'),
    paragraphs: [t('greeting'), t('presentArrived.text')],
    rows: [
      ...(data.recipientName === null ? [] : [[t('presentArrived.for'), data.recipientName] as const]),
      ...(data.senderName === null ? [] : [[t('presentArrived.from'), data.senderName] as const]),
      [t('presentArrived.product'), data.productTitle],
      [t('presentArrived.until'), dayIn(lang)(data.expiresAt)],
    ],
    ...(data.message !== null && { quote: data.message }),
    button: { label: t('presentArrived.button'), link: data.link },
    notes: [t('presentArrived.private')],
    footer: t('presentArrived.footer'),
  }),
});
