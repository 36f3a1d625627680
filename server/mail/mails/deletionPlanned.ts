import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link, time } from '../template/fields.ts';
import { dayIn } from '../template/formats.ts';
import { greeting } from '../template/greeting.ts';

/** `date` is when the account will be deleted; `link` leads to the page for undoing that. */
export const deletionPlanned = defineMail({
  name: 'deletionPlanned',
  schema: v.object({ date: time, name: v.nullable(v.string()), link }),
  render: ({ date, name, link }, t, reader) => ({
    subject: t('deletionPlanned.subject'),
    title: t('deletionPlanned.subject'),
    paragraphs: [
      greeting(t, name),
      t('deletionPlanned.text', { date: dayIn(reader)(date) }),
      t('deletionPlanned.goes'),
      t('deletionPlanned.stays'),
    ],
    rows: [],
    button: { label: t('deletionPlanned.button'), link },
    notes: [t('deletionPlanned.undo'), t('deletionPlanned.notYou')],
    footer: t('deletionPlanned.footer'),
  }),
});
