import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link, time } from '../template/fields.ts';
import { dayIn } from '../template/formats.ts';

export const subscriptionEnded = defineMail({
  name: 'subscriptionEnded',
  schema: v.object({ planTitle: v.string(), date: time, unpaid: v.boolean(), link }),
  render: (data, t, reader) => ({
    subject: t('subscriptionEnded.subject'),
    about: data.planTitle,
    title: t('subscriptionEnded.title'),
    paragraphs: [t('greeting'), t(data.unpaid ? 'subscriptionEnded.unpaid' : 'subscriptionEnded.text')],
    rows: [
      [t('subscription.plan'), data.planTitle],
      [t('subscriptionEnded.date'), dayIn(reader)(data.date)],
    ],
    button: { label: t('subscription.button'), link: data.link },
    notes: [t('subscriptionEnded.kept')],
    footer: t('accountFooter'),
  }),
});
