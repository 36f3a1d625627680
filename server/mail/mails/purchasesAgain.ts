import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link } from '../template/fields.ts';

/** Everything that was bought with an address: links to a guest's orders, and to the account for the others. */
export const purchasesAgain = defineMail({
  name: 'purchasesAgain',
  schema: v.object({
    purchases: v.array(v.object({ title: v.string(), link })),
    account: v.nullable(link),
  }),
  render: ({ purchases, account }, t) => ({
    subject: t('purchasesAgain.subject'),
    title: t('purchasesAgain.subject'),
    paragraphs: [
      t('greeting'),
      ...(purchases.length > 0 ? [t('purchasesAgain.text')] : []),
      ...(account === null ? [] : [t('purchasesAgain.account')]),
    ],
    rows: [],
    links: purchases.map(({ title, link }) => ({ label: title, link })),
    ...(account !== null && { button: { label: t('receipt.button'), link: account } }),
    notes: [...(purchases.length > 0 ? [t('receipt.private')] : []), t('orderLink.notYou')],
    footer: t('purchaseFooter'),
  }),
});
