import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { declarationFields, declarationRows } from '../template/declarationRows.ts';
import { orderNumber } from '../template/fields.ts';
import { orderRow } from '../template/rows.ts';

/** What the operator decided about a declaration, and why. */
export const declarationDecided = defineMail({
  name: 'declarationDecided',
  schema: v.object({
    ...declarationFields,
    state: v.picklist(['DONE', 'REFUSED']),
    note: v.nullable(v.string()),
    orderNumber,
  }),
  render: (data, t, { lang }) => ({
    subject: t(`declarationDecided.${data.kind}.${data.state}`),
    title: t(`declarationDecided.${data.kind}.${data.state}`),
    paragraphs: [t('greeting'), t(`declarationDecided.${data.state}`)],
    rows: [...orderRow(lang, data.orderNumber), ...declarationRows(lang, data)],
    ...(data.note === null ? {} : { quote: data.note }),
    notes: data.state === 'REFUSED' ? [t('declarationDecided.next')] : [],
  }),
});
