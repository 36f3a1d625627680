import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { currencyCode, decimal, link, time } from '../template/fields.ts';
import { dayIn, moneyIn } from '../template/formats.ts';

/** Subscription changes that are emailed to the owner, each once it takes effect. */
const changes = [
  'TRIAL_STARTED',
  'CANCELED',
  'RESUMED',
  'CHANGE_PLANNED',
  'CHANGED',
  'CHANGE_DROPPED',
  'NOT_SOLD',
] as const;
export type SubscriptionChange = (typeof changes)[number];

/** A subscription after a change: its plan, how long access lasts, and the next charge, if any. */
export const subscriptionChanged = defineMail({
  name: 'subscriptionChanged',
  schema: v.object({
    what: v.picklist(changes),
    planTitle: v.string(),
    /** Null for an unlimited plan. */
    accessUntil: v.nullable(time),
    charge: v.nullable(v.object({ date: time, amount: decimal, currencyCode })),
    link,
  }),
  render: ({ what, planTitle, accessUntil, charge, link: page }, t, reader) => {
    const day = dayIn(reader);
    return {
      subject: t(`subscriptionChanged.${what}.subject`),
      about: planTitle,
      title: t(`subscriptionChanged.${what}.subject`),
      paragraphs: [t('greeting'), t(`subscriptionChanged.${what}.text`)],
      rows: [
        [t('subscription.plan'), planTitle],
        ...(charge
          ? ([
              [t('subscriptionChanged.nextCharge'), day(charge.date)],
              [t('subscription.amount'), moneyIn(reader.lang, charge.currencyCode)(charge.amount)],
            ] as const)
          : accessUntil === null
            ? []
            : [[t('paymentFailed.accessUntil'), day(accessUntil)] as const]),
      ],
      button: { label: t('subscription.button'), link: page },
      notes: [],
      footer: t('accountFooter'),
    };
  },
});
