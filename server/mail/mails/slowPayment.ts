import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { currencyCode, decimal, time } from '../template/fields.ts';
import { dayIn, moneyIn } from '../template/formats.ts';

/** A payment that its provider has been processing for weeks, for the operator. */
export const slowPayment = defineMail({
  name: 'slowPayment',
  schema: v.object({ amount: decimal, currencyCode, transactionId: v.string(), since: time }),
  render: ({ amount, currencyCode: code, transactionId, since }, t, reader) => {
    const money = moneyIn(reader.lang, code)(amount);
    return {
      subject: t('slowPayment.subject', { amount: money }),
      title: t('slowPayment.subject', { amount: money }),
      paragraphs: [t('slowPayment.text')],
      rows: [
        [t('refund.amount'), money],
        [t('slowPayment.since'), dayIn(reader)(since)],
        [t('disputeNotice.payment'), transactionId],
      ],
      notes: [],
      footer: t('dreamReport.footer'),
    };
  },
});
