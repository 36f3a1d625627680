import type { TFunction } from 'i18next';
import { intlTag, languageOf, type Lang } from '../../src/shared/languages.ts';
import { messagesFor } from '../messages.ts';
import { emailChangeNew, emailChangeOld, emailTaken, resetPassword } from './accountContent.ts';
import type { MailData } from './enqueueMail.ts';
import { moneyIn } from './formats.ts';
import { chargeback, disputeWon, refund } from './moneyContent.ts';
import { presentArrived } from './presentContent.ts';
import { paymentFailed, renewalReminder, subscriptionEnded, trialEnding } from './subscriptionContent.ts';

/** What a mail says, before it is set as HTML or plain text. */
export interface MailContent {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Label and value. */
  readonly rows: readonly (readonly [string, string])[];
  /** What somebody else wrote: set apart, line by line as it came. */
  readonly quote?: string;
  readonly button?: { readonly label: string; readonly link: string };
  readonly notes: readonly string[];
  /** Why the reader gets it; that their address was entered on the site, if left out. */
  readonly footer?: string;
  /** Who an answer goes to; nobody, if left out. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

export type Words = TFunction<'emails'>;

const loginLink = (t: Words, { link, minutes }: MailData['loginLink']): MailContent => ({
  subject: t('loginLink.subject'),
  title: t('loginLink.title'),
  paragraphs: [t('greeting'), t('loginLink.text')],
  rows: [],
  button: { label: t('loginLink.button'), link },
  notes: [t('loginLink.validity', { count: minutes }), t('loginLink.notYou')],
});

/**
 * Anybody can open an account for somebody else's address, so what they typed as a name is only said when it is
 * one: no digits, dots or slashes that could make it a message or a link.
 */
const sayable = (name: string | null): string | undefined =>
  name !== null && /^[\p{L}\p{M}' \u2019-]{1,40}$/u.test(name) ? name : undefined;

const greeting = (t: Words, given: string | null): string => {
  const name = sayable(given);
  return name === undefined ? t('greeting') : t('greetingNamed', { name });
};

const verifyEmail = (t: Words, { link, name }: MailData['verifyEmail']): MailContent => ({
  subject: t('verifyEmail.subject'),
  title: t('verifyEmail.title'),
  paragraphs: [greeting(t, name), t('verifyEmail.text')],
  rows: [],
  button: { label: t('verifyEmail.button'), link },
  notes: [t('verifyEmail.notYou')],
});

const securityChanged = (t: Words, { what, link }: MailData['securityChanged']): MailContent => ({
  subject: t(`securityChanged.${what}.subject`),
  title: t(`securityChanged.${what}.subject`),
  paragraphs: [t('greeting'), t(`securityChanged.${what}.text`)],
  rows: [],
  button: {
    label: t(what === 'EMAIL_CHANGED' ? 'securityChanged.EMAIL_CHANGED.button' : 'securityChanged.button'),
    link,
  },
  notes: [
    t('securityChanged.wasYou'),
    t(what === 'EMAIL_CHANGED' ? 'securityChanged.EMAIL_CHANGED.notYou' : 'securityChanged.notYou'),
  ],
  footer: t('securityChanged.footer'),
});

function deletionPlanned(
  t: Words,
  { date, name, link }: MailData['deletionPlanned'],
  lang: Lang,
): MailContent {
  const day = new Intl.DateTimeFormat(intlTag(lang), { dateStyle: 'long', timeZone: 'UTC' });
  return {
    subject: t('deletionPlanned.subject'),
    title: t('deletionPlanned.subject'),
    paragraphs: [
      greeting(t, name),
      t('deletionPlanned.text', { date: day.format(new Date(date)) }),
      t('deletionPlanned.goes'),
      t('deletionPlanned.stays'),
    ],
    rows: [],
    button: { label: t('deletionPlanned.button'), link },
    notes: [t('deletionPlanned.undo'), t('deletionPlanned.notYou')],
    footer: t('deletionPlanned.footer'),
  };
}

function receipt(t: Words, data: MailData['receipt'], lang: Lang): MailContent {
  const tag = intlTag(lang);
  const money = moneyIn(lang, data.currencyCode);
  const date = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  const reduced = Number(data.difference) > 0;
  return {
    subject: t('receipt.subject', { number: String(data.receiptNumber) }),
    title: t('receipt.title'),
    paragraphs: [t('greeting'), t('receipt.text')],
    rows: [
      [t('receipt.number'), String(data.receiptNumber)],
      [t('receipt.date'), date.format(new Date(data.paidAt))],
      [t('receipt.product'), data.productTitle],
      [t('receipt.tariff'), data.tariffName],
      ...(data.giftTitle === null ? [] : [[t('receipt.gift'), data.giftTitle] as const]),
      ...(reduced
        ? ([
            [t('receipt.listPrice'), money(data.default)],
            [t('receipt.discount'), money(`-${data.difference}`)],
          ] as const)
        : []),
      [t('receipt.total'), money(data.total)],
    ],
    button: { label: t('receipt.button'), link: data.link },
    notes: [t('receipt.private')],
  };
}

function contact(t: Words, { topic, name, email, message }: MailData['contact'], lang: Lang): MailContent {
  const { nativeName, tag } = languageOf(lang);
  const about = t(`contact.topics.${topic}`);
  return {
    subject: t('contact.subject', { topic: about }),
    title: t('contact.title'),
    paragraphs: [t('contact.intro')],
    rows: [
      [t('contact.topic'), about],
      [t('contact.name'), name],
      [t('contact.email'), email],
      [t('contact.language'), `${nativeName} (${tag})`],
    ],
    quote: message,
    notes: [],
    footer: t('contact.footer'),
    replyTo: { name, address: email },
  };
}

const dreamReport = (t: Words, data: MailData['dreamReport'], lang: Lang): MailContent => ({
  subject: t('dreamReport.subject'),
  title: t('dreamReport.subject'),
  paragraphs: [t('dreamReport.intro')],
  rows: [
    [t('dreamReport.reason'), data.reason],
    [t('dreamReport.id'), data.id],
    [t('dreamReport.language'), `${languageOf(lang).nativeName} (${languageOf(lang).tag})`],
  ],
  quote: [data.title, data.description].filter((text) => text !== null).join('\n\n'),
  button: { label: t('dreamReport.button'), link: data.link },
  notes: [t('dreamReport.stays')],
  footer: t('dreamReport.footer'),
});

/** A mail's template with what it says. */
export type Mail = {
  [Template in keyof MailData]: { template: Template; data: MailData[Template] };
}[keyof MailData];

/** A mail's words in a language. */
export function mailContent(mail: Mail, lang: Lang): MailContent {
  const t = messagesFor(lang, 'emails');
  if (mail.template === 'loginLink') return loginLink(t, mail.data);
  if (mail.template === 'verifyEmail') return verifyEmail(t, mail.data);
  if (mail.template === 'refund') return refund(t, mail.data, lang);
  if (mail.template === 'chargeback') return chargeback(t, mail.data, lang);
  if (mail.template === 'disputeWon') return disputeWon(t, mail.data, lang);
  if (mail.template === 'trialEnding') return trialEnding(t, mail.data, lang);
  if (mail.template === 'renewalReminder') return renewalReminder(t, mail.data, lang);
  if (mail.template === 'paymentFailed') return paymentFailed(t, mail.data, lang);
  if (mail.template === 'subscriptionEnded') return subscriptionEnded(t, mail.data, lang);
  if (mail.template === 'resetPassword') return resetPassword(t, mail.data);
  if (mail.template === 'emailChangeNew') return emailChangeNew(t, mail.data);
  if (mail.template === 'emailChangeOld') return emailChangeOld(t, mail.data);
  if (mail.template === 'emailTaken') return emailTaken(t, mail.data);
  if (mail.template === 'securityChanged') return securityChanged(t, mail.data);
  if (mail.template === 'deletionPlanned') return deletionPlanned(t, mail.data, lang);
  if (mail.template === 'presentArrived') return presentArrived(t, mail.data, lang);
  if (mail.template === 'contact') return contact(t, mail.data, lang);
  if (mail.template === 'dreamReport') return dreamReport(t, mail.data, lang);
  return receipt(t, mail.data, lang);
}
