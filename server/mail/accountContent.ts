import type { MailContent, Words } from './content.ts';
import type { MailData } from './enqueueMail.ts';

export const resetPassword = (t: Words, { link, minutes }: MailData['resetPassword']): MailContent => ({
  subject: t('resetPassword.subject'),
  title: t('resetPassword.title'),
  paragraphs: [t('greeting'), t('resetPassword.text')],
  rows: [],
  button: { label: t('resetPassword.button'), link },
  notes: [t('loginLink.validity', { count: minutes }), t('resetPassword.notYou')],
});

export const emailChangeNew = (t: Words, { link, hours }: MailData['emailChangeNew']): MailContent => ({
  subject: t('emailChange.new.subject'),
  title: t('emailChange.new.title'),
  paragraphs: [t('greeting'), t('emailChange.new.text')],
  rows: [],
  button: { label: t('emailChange.button'), link },
  notes: [t('emailChange.validity', { count: hours }), t('emailChange.new.notYou')],
});

/** The new address stands in a row, apart from the sentences: it is what somebody typed. */
export const emailChangeOld = (
  t: Words,
  { link, hours, email }: MailData['emailChangeOld'],
): MailContent => ({
  subject: t('emailChange.old.subject'),
  title: t('emailChange.old.title'),
  paragraphs: [t('greeting'), t('emailChange.old.text')],
  rows: [[t('emailChange.old.newAddress'), email]],
  button: { label: t('emailChange.button'), link },
  notes: [t('emailChange.validity', { count: hours }), t('emailChange.old.notYou')],
  footer: t('accountFooter'),
});

export const emailTaken = (t: Words, { link }: MailData['emailTaken']): MailContent => ({
  subject: t('emailTaken.subject'),
  title: t('emailTaken.title'),
  paragraphs: [t('greeting'), t('emailTaken.text')],
  rows: [],
  button: { label: t('emailTaken.button'), link },
  notes: [t('emailTaken.notYou')],
  footer: t('accountFooter'),
});
