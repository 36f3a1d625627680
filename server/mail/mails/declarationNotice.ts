import * as v from 'valibot';
import { readableEmail } from '../../../src/shared/readableEmail.ts';
import { messagesFor } from '../../kernel/messages.ts';
import { defineMail } from '../template/defineMail.ts';
import { time } from '../template/fields.ts';
import { dayIn } from '../template/formats.ts';
import { orderRow } from '../template/rows.ts';

const optionalText = v.nullable(v.string());

/** A row, unless its value is empty. */
const row = (label: string, value: string | null) => (value === null ? [] : [[label, value] as const]);

/** Withdrawals and cancellations that wait for the operator. */
export const declarationNotice = defineMail({
  name: 'declarationNotice',
  schema: v.object({
    /** NEW: one has just arrived. WAITING: a reminder of all that still wait. */
    reason: v.picklist(['NEW', 'WAITING']),
    declarations: v.array(
      v.object({
        id: v.string(),
        kind: v.picklist(['WITHDRAWAL', 'CANCELLATION']),
        name: optionalText,
        email: optionalText,
        number: optionalText,
        forCause: v.boolean(),
        reason: optionalText,
        endsOn: optionalText,
        /** The number of the order that it was found to be about. */
        orderNumber: optionalText,
        /** Until when the person should have an answer. */
        until: time,
      }),
    ),
  }),
  render: ({ reason, declarations }, t, reader) => {
    const on = messagesFor(reader.lang, 'contracts');
    return {
      subject: t(`declarationNotice.${reason}.subject`, { number: declarations.length }),
      title: t(`declarationNotice.${reason}.title`),
      paragraphs: [t('declarationNotice.text')],
      rows: declarations.flatMap((each) => [
        [t('declarationNotice.kind'), on(`${each.kind}.title`)] as const,
        ...row(on('fields.name'), each.name),
        ...row(on('fields.email'), each.email && readableEmail(each.email)),
        ...row(on('fields.number'), each.number),
        ...(each.forCause ? [[on('fields.cause'), on('causes.FOR_CAUSE')] as const] : []),
        ...row(on('fields.reason'), each.reason),
        ...row(on('fields.endsOn'), each.endsOn),
        ...orderRow(reader.lang, each.orderNumber),
        [t('refundRequestNotice.until'), dayIn(reader)(each.until)] as const,
        ...(each.orderNumber === null
          ? [[t('declarationNotice.match'), `npm run admin -- declarations match ${each.id} …`] as const]
          : []),
        [t('declarationNotice.settle'), `npm run admin -- declarations settle ${each.id}`] as const,
        [
          t('declarationNotice.refuse'),
          `npm run admin -- declarations refuse ${each.id} --reason …`,
        ] as const,
      ]),
      notes: [],
      footer: t('dreamReport.footer'),
    };
  },
});
