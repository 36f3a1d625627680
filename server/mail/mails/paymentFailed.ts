import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { time, upcomingCharge } from '../template/fields.ts';
import { dayIn } from '../template/formats.ts';
import { chargeRows } from '../template/rows.ts';

/** A charge failed; `date` is the end of access, unless it is paid. */
export const paymentFailed = defineMail({
  name: 'paymentFailed',
  schema: v.object({ ...upcomingCharge, nextTry: v.nullable(time) }),
  render: (data, t, lang) => ({
    subject: t('paymentFailed.subject'),
    title: t('paymentFailed.title'),
    paragraphs: [t('greeting'), t('paymentFailed.text')],
    rows: [
      ...chargeRows(t, data, lang),
      ...(data.nextTry === null ? [] : [[t('paymentFailed.nextTry'), dayIn(lang)(data.nextTry)] as const]),
      [t('paymentFailed.accessUntil'), dayIn(lang)(data.date)],
    ],
    button: { label: t('paymentFailed.button'), link: data.link },
    notes: [],
  }),
});
