import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { upcomingCharge } from '../template/fields.ts';
import { dayIn } from '../template/formats.ts';
import { chargeRows } from '../template/rows.ts';

/** When a subscription renews and what it costs. */
export const renewalReminder = defineMail({
  name: 'renewalReminder',
  // Emails queued by earlier versions lack `isRaise`: the first charge at a higher price.
  schema: v.object({ ...upcomingCharge, isRaise: v.optional(v.boolean(), false) }),
  render: (data, t, reader) => {
    const date = dayIn(reader)(data.date);
    return {
      subject: t('renewalReminder.subject', { date }),
      about: data.planTitle,
      title: t('renewalReminder.title'),
      paragraphs: [t('greeting'), t(data.isRaise ? 'renewalReminder.raise' : 'renewalReminder.text')],
      rows: [[t('renewalReminder.date'), date], ...chargeRows(t, data, reader.lang)],
      button: { label: t('subscription.button'), link: data.link },
      notes: [t('subscription.cancelInTime')],
      footer: t('accountFooter'),
    };
  },
});
