import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { paymentMoney } from '../template/fields.ts';
import { moneyIn } from '../template/formats.ts';
import { moneyRows } from '../template/rows.ts';

/** How much is refunded, and where to. */
export const refund = defineMail({
  name: 'refund',
  schema: v.object({ ...paymentMoney, toWallet: v.boolean() }),
  render: (data, t, { lang }) => ({
    subject: t('refund.subject', { amount: moneyIn(lang, data.currencyCode)(data.amount) }),
    about: data.productTitle,
    title: t('refund.title'),
    paragraphs: [t('greeting'), t(data.toWallet ? 'refund.toWallet' : 'refund.toSource')],
    rows: moneyRows(t, data, lang),
    button: { label: t('refund.button'), link: data.link },
    notes: [],
    footer: t('purchaseFooter'),
  }),
});
