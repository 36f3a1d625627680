import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { paymentMoney } from '../template/fields.ts';
import { moneyIn } from '../template/formats.ts';
import { moneyRows } from '../template/rows.ts';

/** The bank returned the disputed money to us; says what is restored. */
export const disputeWon = defineMail({
  name: 'disputeWon',
  // Emails queued by earlier versions lack this: every dispute ended access then.
  schema: v.object({ ...paymentMoney, ended: v.optional(v.boolean(), true) }),
  render: (data, t, { lang }) => ({
    subject: t('disputeWon.subject', { amount: moneyIn(lang, data.currencyCode)(data.amount) }),
    about: data.productTitle,
    title: t('disputeWon.title'),
    paragraphs: [
      t('greeting'),
      t('disputeWon.text'),
      ...(data.productTitle === null ? [t('disputeWon.wallet')] : data.ended ? [t('disputeWon.access')] : []),
    ],
    rows: moneyRows(t, data, lang),
    button: { label: t('refund.button'), link: data.link },
    notes: [],
    footer: t('purchaseFooter'),
  }),
});
