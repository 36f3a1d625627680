import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link, time } from '../template/fields.ts';
import { dayIn } from '../template/formats.ts';
import { greeting, safeDisplayName } from '../template/greeting.ts';
import type { LocalizedText } from '../template/defineMail.ts';

/** The giver's name can be any text, so it is only used in the subject if it looks like a name. */
function subjectOf(t: LocalizedText, giver: string | null): string {
  const name = safeDisplayName(giver);
  return name === undefined ? t('presentArrived.subject') : t('presentArrived.subjectFrom', { name });
}

/**
 * The link to a gift. Names have rows of their own and the message is quoted, apart from our sentences, since people
 * typed them.
 */
export const presentArrived = defineMail({
  name: 'presentArrived',
  schema: v.object({
    productTitle: v.string(),
    /** The recipient's dream that it fulfills. */
    dreamTitle: v.optional(v.string()),
    recipientName: v.nullable(v.string()),
    senderName: v.nullable(v.string()),
    message: v.nullable(v.string()),
    expiresAt: time,
    link,
  }),
  render: (data, t, reader) => ({
    subject: subjectOf(t, data.senderName),
    about: data.productTitle,
    title: t('presentArrived.title'),
    paragraphs: [
      greeting(t, data.recipientName),
      t(data.dreamTitle === undefined ? 'presentArrived.text' : 'presentArrived.textDream'),
    ],
    rows: [
      ...(data.recipientName === null ? [] : [[t('presentArrived.for'), data.recipientName] as const]),
      ...(data.senderName === null ? [] : [[t('presentArrived.from'), data.senderName] as const]),
      ...(data.dreamTitle === undefined ? [] : [[t('presentArrived.dream'), data.dreamTitle] as const]),
      [t('presentArrived.product'), data.productTitle],
      [t('presentArrived.until'), dayIn(reader)(data.expiresAt)],
    ],
    ...(data.message !== null && { quote: data.message }),
    button: { label: t('presentArrived.button'), link: data.link },
    notes: [t('presentArrived.private')],
    footer: t(data.dreamTitle === undefined ? 'presentArrived.footer' : 'presentArrived.footerDream'),
  }),
});
