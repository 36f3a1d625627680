import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link } from '../template/fields.ts';

/** For the owner of an address that was registered again; `link` leads to the login page. */
export const accountExists = defineMail({
  name: 'accountExists',
  schema: v.object({ link }),
  render: ({ link }, t) => ({
    subject: t('emailTaken.subject'),
    title: t('emailTaken.title'),
    paragraphs: [t('greeting'), t('accountExists.text')],
    rows: [],
    button: { label: t('emailTaken.button'), link },
    notes: [t('emailTaken.notYou')],
    footer: t('accountFooter'),
  }),
});
