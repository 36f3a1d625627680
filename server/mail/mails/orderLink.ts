import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link, orderNumber } from '../template/fields.ts';
import { orderRow } from '../template/rows.ts';

/** A new link to purchases made as a guest. */
export const orderLink = defineMail({
  name: 'orderLink',
  schema: v.object({ link, productTitle: v.string(), orderNumber }),
  render: ({ link, productTitle, orderNumber: number }, t, { lang }) => ({
    subject: t('orderLink.subject'),
    about: productTitle,
    title: t('orderLink.title'),
    paragraphs: [t('greeting'), t('orderLink.text')],
    rows: [[t('receipt.product'), productTitle], ...orderRow(lang, number)],
    button: { label: t('receipt.button'), link },
    notes: [t('receipt.private'), t('orderLink.notYou')],
    footer: t('purchaseFooter'),
  }),
});
