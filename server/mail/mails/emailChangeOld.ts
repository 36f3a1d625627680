import * as v from 'valibot';
import { readableEmail } from '../../../src/shared/readableEmail.ts';
import { defineMail } from '../template/defineMail.ts';
import { link } from '../template/fields.ts';

/** The new address has its own row, apart from our sentences, since a person typed it. */
export const emailChangeOld = defineMail({
  name: 'emailChangeOld',
  schema: v.object({ link, hours: v.number(), email: v.string() }),
  render: ({ link, hours, email }, t) => ({
    subject: t('emailChange.old.subject'),
    title: t('emailChange.old.title'),
    paragraphs: [t('greeting'), t('emailChange.old.text')],
    rows: [[t('emailChange.old.newAddress'), readableEmail(email)]],
    button: { label: t('emailChange.button'), link },
    notes: [t('emailChange.validity', { count: hours }), t('emailChange.old.notYou')],
    footer: t('accountFooter'),
  }),
});
