import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link, time } from '../template/fields.ts';
import { momentIn } from '../template/formats.ts';

/** Several wrong second factor codes in a row. */
export const wrongCodes = defineMail({
  name: 'wrongCodes',
  schema: v.object({ at: time, link }),
  render: ({ at, link }, t, reader) => ({
    subject: t('signInAlert.wrongCodes.subject'),
    title: t('signInAlert.wrongCodes.subject'),
    paragraphs: [t('greeting'), t('signInAlert.wrongCodes.text')],
    rows: [[t('signInAlert.time'), momentIn(reader, at)]],
    button: { label: t('securityChanged.button'), link },
    notes: [t('securityChanged.wasYou'), t('signInAlert.wrongCodes.notYou')],
    footer: t('signInAlert.footer'),
  }),
});
