import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link } from '../template/fields.ts';

export const loginLink = defineMail({
  name: 'loginLink',
  schema: v.object({ link, minutes: v.number() }),
  render: ({ link, minutes }, t) => ({
    subject: t('loginLink.subject'),
    title: t('loginLink.title'),
    paragraphs: [t('greeting'), t('loginLink.text')],
    rows: [],
    button: { label: t('loginLink.button'), link },
    notes: [t('loginLink.validity', { count: minutes }), t('loginLink.notYou')],
  }),
});
