import * as v from 'valibot';
import { messagesFor } from '../../kernel/messages.ts';
import { defineMail } from '../template/defineMail.ts';
import { currencyCode, decimal, link } from '../template/fields.ts';
import { moneyIn } from '../template/formats.ts';

/**
 * A reminder of an unfinished payment: the only email not triggered by something that was done, so it can be
 * unsubscribed from.
 */
export const paymentReminder = defineMail({
  name: 'paymentReminder',
  schema: v.object({
    productTitle: v.string(),
    tariffName: v.string(),
    giftTitle: v.nullable(v.string()),
    isPresent: v.boolean(),
    /** As of when the email was created. */
    price: decimal,
    currencyCode,
    link,
    unsubscribe: link,
  }),
  render: (data, t, { lang }) => {
    const order = messagesFor(lang, 'payment');
    return {
      subject: t('paymentReminder.subject'),
      about: data.productTitle,
      title: t('paymentReminder.title'),
      paragraphs: [t('greeting'), t(data.isPresent ? 'paymentReminder.present' : 'paymentReminder.text')],
      rows: [
        [order('order.product'), data.productTitle],
        [order('order.tariff'), data.tariffName],
        ...(data.giftTitle === null ? [] : [[order('order.gift'), data.giftTitle] as const]),
        [t('paymentReminder.price'), moneyIn(lang, data.currencyCode)(data.price), 'total'],
      ],
      button: { label: t('paymentReminder.button'), link: data.link },
      notes: [t('paymentReminder.priceNote')],
      footer: t('paymentReminder.footer'),
      unsubscribe: { label: t('paymentReminder.unsubscribe'), link: data.unsubscribe },
    };
  },
});
