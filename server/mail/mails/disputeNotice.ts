import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { currencyCode, decimal } from '../template/fields.ts';
import { moneyIn } from '../template/formats.ts';

/** The outcome of a dispute, for the operator. */
export const disputeNotice = defineMail({
  name: 'disputeNotice',
  schema: v.object({
    what: v.picklist(['OPENED', 'WON', 'LOST']),
    amount: decimal,
    currencyCode,
    transactionId: v.string(),
  }),
  render: ({ what, amount, currencyCode: code, transactionId }, t, { lang }) => ({
    subject: t(`disputeNotice.${what}`, { amount: moneyIn(lang, code)(amount) }),
    title: t(`disputeNotice.${what}`, { amount: moneyIn(lang, code)(amount) }),
    paragraphs: [t('disputeNotice.text')],
    rows: [
      [t('refund.amount'), moneyIn(lang, code)(amount)],
      [t('disputeNotice.payment'), transactionId],
    ],
    notes: [],
    footer: t('dreamReport.footer'),
  }),
});
