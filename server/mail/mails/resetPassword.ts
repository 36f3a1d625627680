import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link } from '../template/fields.ts';

export const resetPassword = defineMail({
  name: 'resetPassword',
  schema: v.object({ link, minutes: v.number() }),
  render: ({ link, minutes }, t) => ({
    subject: t('resetPassword.subject'),
    title: t('resetPassword.title'),
    paragraphs: [t('greeting'), t('resetPassword.text')],
    rows: [],
    button: { label: t('resetPassword.button'), link },
    notes: [t('loginLink.validity', { count: minutes }), t('resetPassword.notYou')],
  }),
});
