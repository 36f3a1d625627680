import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link, time } from '../template/fields.ts';
import { dayIn } from '../template/formats.ts';

const reasonOf = ({ unpaid, notSold }: { unpaid: boolean; notSold?: boolean | undefined }) =>
  notSold ? 'notSold' : unpaid ? 'unpaid' : 'text';

export const subscriptionEnded = defineMail({
  name: 'subscriptionEnded',
  schema: v.object({
    planTitle: v.string(),
    date: time,
    unpaid: v.boolean(),
    /** Whether its plan isn't sold any more; emails queued by earlier versions lack this. */
    notSold: v.optional(v.boolean(), false),
    link,
  }),
  render: (data, t, reader) => ({
    subject: t('subscriptionEnded.subject'),
    about: data.planTitle,
    title: t('subscriptionEnded.title'),
    paragraphs: [t('greeting'), t(`subscriptionEnded.${reasonOf(data)}`)],
    rows: [
      [t('subscription.plan'), data.planTitle],
      [t('subscriptionEnded.date'), dayIn(reader)(data.date)],
    ],
    button: { label: t('subscription.button'), link: data.link },
    notes: [t('subscriptionEnded.kept')],
    footer: t('accountFooter'),
  }),
});
