import { intlTag, type Lang } from '../../src/shared/languages.ts';
import type { MailContent, Words } from './content.ts';
import type { MailData } from './enqueueMail.ts';

/** Names stand in rows and the message is quoted, apart from our sentences: they are what somebody typed. */
export function presentArrived(t: Words, data: MailData['presentArrived'], lang: Lang): MailContent {
  const day = new Intl.DateTimeFormat(intlTag(lang), { dateStyle: 'long', timeZone: 'UTC' });
  return {
    subject: t('presentArrived.subject'),
    title: t('presentArrived.title'),
    paragraphs: [t('greeting'), t('presentArrived.text')],
    rows: [
      ...(data.recipientName === null ? [] : [[t('presentArrived.for'), data.recipientName] as const]),
      ...(data.senderName === null ? [] : [[t('presentArrived.from'), data.senderName] as const]),
      [t('presentArrived.product'), data.productTitle],
      [t('presentArrived.until'), day.format(new Date(data.expiresAt))],
    ],
    ...(data.message !== null && { quote: data.message }),
    button: { label: t('presentArrived.button'), link: data.link },
    notes: [t('presentArrived.private')],
    footer: t('presentArrived.footer'),
  };
}
