import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { paymentMoney } from '../template/fields.ts';
import { moneyIn } from '../template/formats.ts';
import { moneyRows } from '../template/rows.ts';

/** A dispute that the bank decided in the buyer's favor: they keep the money, and what it paid for may have ended. */
export const disputeLost = defineMail({
  name: 'disputeLost',
  schema: v.object({ ...paymentMoney, ended: v.boolean() }),
  render: (data, t, { lang }) => ({
    subject: t('disputeLost.subject', { amount: moneyIn(lang, data.currencyCode)(data.amount) }),
    about: data.productTitle,
    title: t('disputeLost.title'),
    paragraphs: [
      t('greeting'),
      t('disputeLost.text'),
      ...(data.productTitle === null ? [] : [t(data.ended ? 'disputeLost.access' : 'chargeback.kept')]),
    ],
    rows: moneyRows(t, data, lang),
    button: { label: t('refund.button'), link: data.link },
    notes: [],
    footer: t('purchaseFooter'),
  }),
});
