import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link } from '../template/fields.ts';
import { greeting } from '../template/greeting.ts';

export const verifyEmail = defineMail({
  name: 'verifyEmail',
  schema: v.object({ link, name: v.nullable(v.string()) }),
  render: ({ link, name }, t) => ({
    subject: t('verifyEmail.subject'),
    title: t('verifyEmail.title'),
    paragraphs: [greeting(t, name), t('verifyEmail.text')],
    rows: [],
    button: { label: t('verifyEmail.button'), link },
    notes: [t('verifyEmail.notYou')],
  }),
});
