import type { TFunction } from 'i18next';
import type { Lang } from '../../src/shared/languages.ts';
import type { MailContent } from './content.ts';
import type { MailData } from './enqueueMail.ts';
import { dayIn, moneyIn } from './formats.ts';

type Words = TFunction<'emails'>;

/** Label and value of what is charged. */
const chargeRows = (t: Words, data: MailData['renewalReminder'], lang: Lang): [string, string][] => [
  [t('subscription.plan'), data.planTitle],
  [t('subscription.amount'), moneyIn(lang, data.currencyCode)(data.amount)],
  [t('subscription.method'), data.methodLabel ?? t('subscription.wallet')],
];

/** Says that a trial ends and what is charged then. */
export function trialEnding(t: Words, data: MailData['trialEnding'], lang: Lang): MailContent {
  const date = dayIn(lang)(data.date);
  return {
    subject: t('trialEnding.subject', { date }),
    title: t('trialEnding.title'),
    paragraphs: [t('greeting'), t('trialEnding.text')],
    rows: [[t('trialEnding.date'), date], ...chargeRows(t, data, lang)],
    button: { label: t('subscription.button'), link: data.link },
    notes: [t('subscription.cancelInTime')],
  };
}

/** Says when a subscription renews and what that costs. */
export function renewalReminder(t: Words, data: MailData['renewalReminder'], lang: Lang): MailContent {
  const date = dayIn(lang)(data.date);
  return {
    subject: t('renewalReminder.subject', { date }),
    title: t('renewalReminder.title'),
    paragraphs: [t('greeting'), t('renewalReminder.text')],
    rows: [[t('renewalReminder.date'), date], ...chargeRows(t, data, lang)],
    button: { label: t('subscription.button'), link: data.link },
    notes: [t('subscription.cancelInTime')],
  };
}

/** Says that a charge failed, when it is tried again, and until when access lasts. */
export function paymentFailed(t: Words, data: MailData['paymentFailed'], lang: Lang): MailContent {
  const day = dayIn(lang);
  return {
    subject: t('paymentFailed.subject'),
    title: t('paymentFailed.title'),
    paragraphs: [t('greeting'), t('paymentFailed.text')],
    rows: [
      ...chargeRows(t, data, lang),
      ...(data.nextTry === null ? [] : [[t('paymentFailed.nextTry'), day(data.nextTry)] as const]),
      [t('paymentFailed.accessUntil'), day(data.date)],
    ],
    button: { label: t('paymentFailed.button'), link: data.link },
    notes: [],
  };
}

/** Says that a subscription has ended. */
export function subscriptionEnded(t: Words, data: MailData['subscriptionEnded'], lang: Lang): MailContent {
  return {
    subject: t('subscriptionEnded.subject'),
    title: t('subscriptionEnded.title'),
    paragraphs: [t('greeting'), t(data.unpaid ? 'subscriptionEnded.unpaid' : 'subscriptionEnded.text')],
    rows: [
      [t('subscription.plan'), data.planTitle],
      [t('subscriptionEnded.date'), dayIn(lang)(data.date)],
    ],
    button: { label: t('subscription.button'), link: data.link },
    notes: [t('subscriptionEnded.kept')],
  };
}
