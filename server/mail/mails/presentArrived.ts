import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link, time } from '../template/fields.ts';
import { dayIn } from '../template/formats.ts';
import { greeting, safeDisplayName } from '../template/greeting.ts';
import { isolated } from '../template/isolated.ts';
import type { LocalizedText } from '../template/defineMail.ts';

/** The giver's name can be any text, so it is only used in the subject if it looks like a name. */
function subjectOf(t: LocalizedText, giver: string | null): string {
  const name = safeDisplayName(giver);
  return name === undefined ? t('presentArrived.subject') : t('presentArrived.subjectFrom', { name });
}

/** The link to a gift. Names and the message are on its card, apart from our sentences, since people typed them. */
export const presentArrived = defineMail({
  name: 'presentArrived',
  schema: v.object({
    productTitle: v.string(),
    /** The path of the product's cover on this site. */
    cover: v.optional(v.nullable(v.string())),
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
      ...(data.dreamTitle === undefined ? [] : [[t('presentArrived.dream'), data.dreamTitle] as const]),
      [t('presentArrived.until'), dayIn(reader)(data.expiresAt)],
    ],
    gift: {
      cover: data.cover ?? null,
      title:
        data.recipientName === null
          ? t('presentArrived.card.title')
          : t('presentArrived.card.titleFor', { name: isolated(data.recipientName) }),
      from:
        data.senderName === null ? null : t('presentArrived.card.from', { name: isolated(data.senderName) }),
      message: data.message,
      product: data.productTitle,
    },
    button: { label: t('presentArrived.button'), link: data.link },
    notes: [t('presentArrived.private')],
    footer: t(data.dreamTitle === undefined ? 'presentArrived.footer' : 'presentArrived.footerDream'),
  }),
});
