import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link } from '../template/fields.ts';

/** For the owner of an address that another account tried to use; `link` leads to the login page. */
export const emailTaken = defineMail({
  name: 'emailTaken',
  schema: v.object({ link }),
  render: ({ link }, t) => ({
    subject: t('emailTaken.subject'),
    title: t('emailTaken.title'),
    paragraphs: [t('greeting'), t('emailTaken.text')],
    rows: [],
    button: { label: t('emailTaken.button'), link },
    notes: [t('emailTaken.notYou')],
    footer: t('accountFooter'),
  }),
});
