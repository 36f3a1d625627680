import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { upcomingCharge } from '../template/fields.ts';
import { dayIn } from '../template/formats.ts';
import { chargeRows, priceRows } from '../template/rows.ts';

/** A trial is ending; what will be charged, or that nothing can be. */
export const trialEnding = defineMail({
  name: 'trialEnding',
  // Emails queued by earlier versions lack this.
  schema: v.object({ ...upcomingCharge, isCovered: v.optional(v.boolean(), true) }),
  render: (data, t, reader) => {
    const date = dayIn(reader)(data.date);
    return {
      subject: t('trialEnding.subject', { date }),
      about: data.planTitle,
      title: t('trialEnding.title'),
      paragraphs: [t('greeting'), t(data.isCovered ? 'trialEnding.text' : 'trialEnding.uncovered')],
      rows: [
        [t('trialEnding.date'), date],
        ...(data.isCovered ? chargeRows : priceRows)(t, data, reader.lang),
      ],
      button: { label: t('subscription.button'), link: data.link },
      notes: data.isCovered ? [t('subscription.cancelInTime')] : [],
      footer: t('accountFooter'),
    };
  },
});
