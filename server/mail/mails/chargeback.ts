import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { paymentMoney } from '../template/fields.ts';
import { moneyIn } from '../template/formats.ts';
import { moneyRows } from '../template/rows.ts';

/** Money that the buyer's bank took back, and what that ends, if anything: access, or wallet money. */
export const chargeback = defineMail({
  name: 'chargeback',
  // Emails queued by earlier versions lack this: every dispute ended access then.
  schema: v.object({ ...paymentMoney, ended: v.optional(v.boolean(), true) }),
  render: (data, t, { lang }) => ({
    subject: t('chargeback.subject', { amount: moneyIn(lang, data.currencyCode)(data.amount) }),
    about: data.productTitle,
    title: t('chargeback.title'),
    paragraphs: [
      t('greeting'),
      t('chargeback.text'),
      t(
        data.productTitle === null
          ? 'chargeback.wallet'
          : data.ended
            ? 'chargeback.access'
            : 'chargeback.kept',
      ),
    ],
    rows: moneyRows(t, data, lang),
    button: { label: t('refund.button'), link: data.link },
    notes: [t('chargeback.mistake')],
    footer: t('purchaseFooter'),
  }),
});
