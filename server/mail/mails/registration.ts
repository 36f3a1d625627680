import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link } from '../template/fields.ts';

/**
 * The link and code that create an account. The code has its own row, so that it shows in inbox previews and is easy to
 * copy. No name, since anyone could enter one for another person's address.
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
