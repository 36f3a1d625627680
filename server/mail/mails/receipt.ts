import * as v from 'valibot';
import { messagesFor } from '../../kernel/messages.ts';
import { defineMail } from '../template/defineMail.ts';
import { currencyCode, decimal, link, taxLine, time } from '../template/fields.ts';
import { momentIn, moneyIn } from '../template/formats.ts';
import { taxRows } from '../template/rows.ts';

const optionalText = v.optional(v.nullable(v.string()), null);

/** A row, where there is something to say. */
const row = (label: string, value: string | null | undefined) => (value ? [[label, value] as const] : []);

/** What a receipt says on the screen and on paper; an order that was given for nothing has no number and no method. */
export const receipt = defineMail({
  name: 'receipt',
  // A mail that waits from before says neither who sold and bought, nor how it was paid.
  schema: v.object({
    receiptNumber: v.nullable(v.number()),
    paidAt: time,
    seller: v.optional(v.array(v.string()), []),
    taxId: optionalText,
    buyer: optionalText,
    buyerEmail: optionalText,
    productTitle: v.string(),
    tariffName: v.string(),
    giftTitle: v.nullable(v.string()),
    default: decimal,
    difference: decimal,
    taxes: v.optional(v.array(taxLine), []),
    total: decimal,
    currencyCode,
    method: optionalText,
    link,
  }),
  render: (data, t, lang) => {
    // The words of the same facts on the receipt's page.
    const on = messagesFor(lang, 'receipt');
    const money = moneyIn(lang, data.currencyCode);
    const reduced = Number(data.difference) > 0;
    const isFree = Number(data.total) === 0;
    const number = data.receiptNumber === null ? null : String(data.receiptNumber);
    const { seller = [], taxId, taxes = [] } = data;
    const soldBy = taxId ? [...seller, on('taxId', { id: taxId })] : seller;
    return {
      subject: number === null ? t('receipt.free.subject') : t('receipt.subject', { number }),
      title: t(isFree ? 'receipt.free.title' : 'receipt.title'),
      paragraphs: [t('greeting'), t(isFree ? 'receipt.free.text' : 'receipt.text')],
      rows: [
        ...row(t('receipt.number'), number),
        [t('receipt.date'), momentIn(lang, data.paidAt)],
        ...row(on('seller'), soldBy.join(', ')),
        ...row(on('buyer'), [data.buyer, data.buyerEmail].filter(Boolean).join(', ')),
        [t('receipt.product'), data.productTitle],
        [t('receipt.tariff'), data.tariffName],
        ...row(t('receipt.gift'), data.giftTitle),
        ...(reduced
          ? ([
              [t('receipt.listPrice'), money(data.default)],
              [t('receipt.discount'), money(`-${data.difference}`)],
            ] as const)
          : []),
        ...taxRows(taxes, data.currencyCode, lang),
        [t('receipt.total'), money(data.total)],
        ...row(on('method'), data.method),
      ],
      button: { label: t('receipt.button'), link: data.link },
      notes: [t('receipt.private')],
    };
  },
});
