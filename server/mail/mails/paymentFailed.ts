import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { time, upcomingCharge } from '../template/fields.ts';
import { dayIn } from '../template/formats.ts';
import { chargeRows } from '../template/rows.ts';

/** A charge failed; `date` is when access ends unless it is paid. */
export const paymentFailed = defineMail({
  name: 'paymentFailed',
  schema: v.object({ ...upcomingCharge, nextTry: v.nullable(time) }),
  render: (data, t, reader) => ({
    subject: t('paymentFailed.subject'),
    about: data.planTitle,
    title: t('paymentFailed.title'),
    paragraphs: [t('greeting'), t('paymentFailed.text')],
    rows: [
      ...chargeRows(t, data, reader.lang),
      ...(data.nextTry === null ? [] : [[t('paymentFailed.nextTry'), dayIn(reader)(data.nextTry)] as const]),
      [t('paymentFailed.accessUntil'), dayIn(reader)(data.date)],
    ],
    button: { label: t('paymentFailed.button'), link: data.link },
    notes: [],
    footer: t('accountFooter'),
  }),
});
