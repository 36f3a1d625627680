import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { upcomingCharge } from '../template/fields.ts';
import { dayIn } from '../template/formats.ts';
import { chargeRows } from '../template/rows.ts';

/** When a subscription renews and what it costs. */
export const renewalReminder = defineMail({
  name: 'renewalReminder',
  schema: v.object(upcomingCharge),
  render: (data, t, reader) => {
    const date = dayIn(reader)(data.date);
    return {
      subject: t('renewalReminder.subject', { date }),
      about: data.planTitle,
      title: t('renewalReminder.title'),
      paragraphs: [t('greeting'), t('renewalReminder.text')],
      rows: [[t('renewalReminder.date'), date], ...chargeRows(t, data, reader.lang)],
      button: { label: t('subscription.button'), link: data.link },
      notes: [t('subscription.cancelInTime')],
      footer: t('accountFooter'),
    };
  },
});
