import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link } from '../template/fields.ts';

/** Something in a person's library is ready: a gift that they redeemed, or a license key that was owed. */
export const itemReady = defineMail({
  name: 'itemReady',
  schema: v.object({ reason: v.picklist(['PRESENT', 'LICENCE']), productTitle: v.string(), link }),
  render: ({ reason, productTitle, link: to }, t) => ({
    subject: t(`itemReady.${reason}.title`),
    about: productTitle,
    title: t(`itemReady.${reason}.title`),
    paragraphs: [t('greeting'), t(`itemReady.${reason}.text`)],
    rows: [[t('receipt.product'), productTitle]],
    button: { label: t('itemReady.button'), link: to },
    notes: [],
    footer: t('purchaseFooter'),
  }),
});
