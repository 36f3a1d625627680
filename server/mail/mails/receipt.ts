import * as v from 'valibot';
import { readableEmail } from '../../../src/shared/readableEmail.ts';
import { isVatId } from '../../../src/shared/taxNumber.ts';
import { messagesFor } from '../../kernel/messages.ts';
import { defineMail } from '../template/defineMail.ts';
import { currencyCode, decimal, link, orderNumber, taxLine, time } from '../template/fields.ts';
import { dayIn, momentIn, moneyIn } from '../template/formats.ts';
import { orderRow, taxRows } from '../template/rows.ts';

const optionalText = v.optional(v.nullable(v.string()), null);

/** A row, unless its value is empty. */
const row = (label: string, value: string | null | undefined) => (value ? [[label, value] as const] : []);

/** The contents of a receipt on screen and paper; a free order has no number and no payment method. */
export const receipt = defineMail({
  name: 'receipt',
  // Emails queued by earlier versions lack the seller, the buyer and the payment method.
  schema: v.object({
    /** Whether it is resent only because the buyer's details changed. */
    isAgain: v.optional(v.boolean(), false),
    orderNumber,
    receiptNumber: v.nullable(v.number()),
    paidAt: time,
    seller: v.optional(v.array(v.string()), []),
    taxId: optionalText,
    buyer: optionalText,
    buyerEmail: optionalText,
    buyerDetails: v.optional(
      v.nullable(v.object({ company: optionalText, address: optionalText, taxId: optionalText })),
      null,
    ),
    productTitle: v.string(),
    tariffName: v.string(),
    giftTitle: v.nullable(v.string()),
    default: decimal,
    difference: decimal,
    taxes: v.optional(v.array(taxLine), []),
    isMemberPrice: v.optional(v.boolean(), false),
    total: decimal,
    currencyCode,
    method: optionalText,
    /** When access begins, if it waits. */
    startsAt: v.optional(v.nullable(time), null),
    /** What the buyer agreed to, and when. */
    agreed: v.optional(v.array(v.object({ text: v.string(), at: time })), []),
    /** The versions that apply to the order. */
    documents: v.optional(v.array(v.object({ label: v.string(), link })), []),
    link,
    /** Where to withdraw from the contract; null for a free order, and in emails queued by earlier versions. */
    withdrawLink: v.optional(v.nullable(link), null),
    /** Where to cancel a plan. */
    cancelLink: v.optional(v.nullable(link), null),
  }),
  render: (data, t, reader) => {
    // The same labels in the same order as on the order page and the receipt page.
    const order = messagesFor(reader.lang, 'payment');
    const on = messagesFor(reader.lang, 'receipt');
    const money = moneyIn(reader.lang, data.currencyCode);
    const reduced = Number(data.difference) > 0;
    const isFree = Number(data.total) === 0;
    const number = data.receiptNumber === null ? null : String(data.receiptNumber);
    const { seller = [], taxId, taxes = [] } = data;
    const soldBy = taxId ? [...seller, on(isVatId(taxId) ? 'vatId' : 'taxId', { id: taxId })] : seller;
    const { company, address, taxId: buyerTaxId } = data.buyerDetails ?? {};
    const boughtBy = [
      company,
      ...(address?.split('\n') ?? []),
      buyerTaxId && on(isVatId(buyerTaxId) ? 'vatId' : 'taxId', { id: buyerTaxId }),
      data.buyer,
      data.buyerEmail && readableEmail(data.buyerEmail),
    ];
    const kind = data.isAgain ? 'receipt.again' : isFree ? 'receipt.free' : 'receipt';
    const common = messagesFor(reader.lang, 'common');
    const contractLinks = [
      { label: common('legal.withdraw'), link: data.withdrawLink },
      { label: common('legal.cancel'), link: data.cancelLink },
    ];
    return {
      subject:
        number === null
          ? t('receipt.free.subject')
          : t(data.isAgain ? 'receipt.again.subject' : 'receipt.subject', { number }),
      about: data.productTitle,
      title: t(`${kind}.title`),
      paragraphs: [
        t('greeting'),
        t(`${kind}.text`),
        ...(data.startsAt ? [t('receipt.waits', { date: dayIn(reader)(data.startsAt) })] : []),
      ],
      rows: [
        ...orderRow(reader.lang, data.orderNumber),
        ...row(order('order.number'), number),
        [order('order.date'), momentIn(reader, data.paidAt)],
        ...row(order('order.method'), data.method),
        ...row(on('seller'), soldBy.join(', ')),
        ...row(on('buyer'), boughtBy.filter(Boolean).join(', ')),
        [order('order.product'), data.productTitle],
        [order('order.tariff'), data.tariffName],
        ...row(order('order.gift'), data.giftTitle),
        ...(reduced
          ? ([
              [order('order.price'), money(data.default)],
              [
                order(data.isMemberPrice ? 'order.memberPrice' : 'order.difference'),
                money(`-${data.difference}`),
              ],
            ] as const)
          : []),
        [order('order.total'), money(data.total), 'total'],
        ...taxRows(taxes, data.currencyCode, reader.lang),
        ...(data.agreed ?? []).map(
          ({ text, at }) => [t('receipt.agreed'), `${momentIn(reader, at)}: ${text}`] as const,
        ),
      ],
      links: [
        ...contractLinks.flatMap(({ label, link: to }) => (to ? [{ label, link: to }] : [])),
        ...(data.documents ?? []),
      ],
      button: { label: t('receipt.button'), link: data.link },
      notes: [t('receipt.private'), ...(isFree ? [] : [t('receipt.help')])],
      footer: t('purchaseFooter'),
    };
  },
});
