import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { paymentMoney } from '../template/fields.ts';
import { moneyIn } from '../template/formats.ts';
import { moneyRows } from '../template/rows.ts';

/** A refund that failed, and whether what it had ended is restored. */
export const refundFailed = defineMail({
  name: 'refundFailed',
  schema: v.object({ ...paymentMoney, isRestored: v.boolean() }),
  render: (data, t, { lang }) => ({
    subject: t('refundFailed.subject', { amount: moneyIn(lang, data.currencyCode)(data.amount) }),
    about: data.productTitle,
    title: t('refundFailed.title'),
    paragraphs: [
      t('greeting'),
      t('refundFailed.text'),
      ...(data.isRestored ? [t('refundFailed.restored')] : []),
      t('refundFailed.next'),
    ],
    rows: moneyRows(t, data, lang),
    button: { label: t('refund.button'), link: data.link },
    notes: [],
    footer: t('purchaseFooter'),
  }),
});
