import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link } from '../template/fields.ts';

/**
 * Link and code make an account; the code has a row of its own, so that it is seen in a list of mails and easily
 * copied. No name: anyone could enter one for another person's address.
 */
export const registration = defineMail({
  name: 'registration',
  schema: v.object({ link, code: v.string(), hours: v.number() }),
  render: ({ link, code, hours }, t) => ({
    subject: t('verifyEmail.subject'),
    title: t('verifyEmail.title'),
    paragraphs: [t('greeting'), t('registration.text')],
    rows: [[t('registration.code'), code]],
    button: { label: t('verifyEmail.button'), link },
    notes: [t('emailChange.validity', { count: hours }), t('verifyEmail.notYou')],
  }),
});
