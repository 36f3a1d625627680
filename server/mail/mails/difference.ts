import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { currencyCode, decimal, link, time } from '../template/fields.ts';
import { dayIn, moneyIn } from '../template/formats.ts';

/** A payment that paid for part of something was taken back; what happens at `date` unless the difference is paid. */
export const difference = defineMail({
  name: 'difference',
  schema: v.object({
    productTitle: v.string(),
    amount: decimal,
    currencyCode,
    date: time,
    /** Whether its time becomes shorter; otherwise it ends. */
    isShortened: v.boolean(),
    link,
  }),
  render: (data, t, reader) => {
    const amount = moneyIn(reader.lang, data.currencyCode)(data.amount);
    return {
      subject: t('difference.subject', { amount, title: data.productTitle }),
      about: data.productTitle,
      title: t('difference.title'),
      paragraphs: [
        t('greeting'),
        t('difference.text'),
        t(data.isShortened ? 'difference.shortened' : 'difference.ends'),
      ],
      rows: [
        [t('difference.amount'), amount],
        [t('difference.until'), dayIn(reader)(data.date)],
      ],
      button: { label: t('paymentFailed.button'), link: data.link },
      notes: [],
      footer: t('purchaseFooter'),
    };
  },
});
