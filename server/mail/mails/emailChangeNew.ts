import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link } from '../template/fields.ts';

export const emailChangeNew = defineMail({
  name: 'emailChangeNew',
  schema: v.object({ link, hours: v.number() }),
  render: ({ link, hours }, t) => ({
    subject: t('emailChange.new.subject'),
    title: t('emailChange.new.title'),
    paragraphs: [t('greeting'), t('emailChange.new.text')],
    rows: [],
    button: { label: t('emailChange.button'), link },
    notes: [t('emailChange.validity', { count: hours }), t('emailChange.new.notYou')],
  }),
});
