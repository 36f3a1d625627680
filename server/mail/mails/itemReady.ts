import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link, time } from '../template/fields.ts';
import { momentIn } from '../template/formats.ts';

/**
 * Something in a person's library is ready: a gift that they redeemed, a license key that was owed, or a purchase that
 * waited until its buyer could no longer withdraw.
 */
export const itemReady = defineMail({
  name: 'itemReady',
  schema: v.object({
    reason: v.picklist(['PRESENT', 'LICENCE', 'STARTED']),
    productTitle: v.string(),
    /** What the buyer agreed to, to have it begin sooner. */
    agreed: v.optional(v.array(v.object({ text: v.string(), at: time })), []),
    link,
  }),
  render: ({ reason, productTitle, agreed = [], link: to }, t, reader) => ({
    subject: t(`itemReady.${reason}.title`),
    about: productTitle,
    title: t(`itemReady.${reason}.title`),
    paragraphs: [t('greeting'), t(`itemReady.${reason}.text`)],
    rows: [
      [t('receipt.product'), productTitle],
      ...agreed.map(({ text, at }) => [t('receipt.agreed'), `${momentIn(reader, at)}: ${text}`] as const),
    ],
    button: { label: t('itemReady.button'), link: to },
    notes: [],
    footer: t('purchaseFooter'),
  }),
});
