import { intlTag, languageOf, type Lang } from '../../../src/shared/languages.ts';
import type * as v from 'valibot';
import { messagesFor } from '../../kernel/messages.ts';
import type { LocalizedText, Row } from './defineMail.ts';
import type { taxLine } from './fields.ts';
import { moneyIn } from './formats.ts';

/** A row for the order's number, if there is one, with the label of the order page. */
export const orderRow = (lang: Lang, number: string | null | undefined): Row[] =>
  number ? [[messagesFor(lang, 'payment')('order.orderNumber'), number]] : [];

/** Rows for the money that an email is about. */
export const moneyRows = (
  t: LocalizedText,
  data: {
    amount: string;
    currencyCode: string;
    productTitle: string | null;
    orderNumber?: string | null | undefined;
    receiptNumber: number | null;
    creditNote?: string | null | undefined;
  },
  lang: Lang,
): Row[] => [
  [t('refund.amount'), moneyIn(lang, data.currencyCode)(data.amount)],
  ...(data.productTitle === null ? [] : [[t('receipt.product'), data.productTitle] as const]),
  ...orderRow(lang, data.orderNumber),
  ...(data.receiptNumber === null ? [] : [[t('receipt.number'), String(data.receiptNumber)] as const]),
  ...(data.creditNote ? [[t('refund.creditNote'), data.creditNote] as const] : []),
];

/** Rows for a plan and its price. */
export const priceRows = (
  t: LocalizedText,
  data: { planTitle: string; amount: string; currencyCode: string },
  lang: Lang,
): Row[] => [
  [t('subscription.plan'), data.planTitle],
  [t('subscription.amount'), moneyIn(lang, data.currencyCode)(data.amount)],
];

/** Rows for an amount's taxes, one per rate, with the labels of the receipt page. */
export const taxRows = (
  taxes: readonly v.InferOutput<typeof taxLine>[],
  currency: string,
  lang: Lang,
): Row[] => {
  const t = messagesFor(lang, 'receipt');
  const money = moneyIn(lang, currency);
  const percent = new Intl.NumberFormat(intlTag(lang), { maximumFractionDigits: 2 });
  return taxes.flatMap(({ rate, net, tax }) => [
    [t('net'), money(net)] as const,
    [t('tax', { rate: percent.format(Number(rate)) }), money(tax)] as const,
  ]);
};

/** Rows for what is charged for a plan. */
export const chargeRows = (
  t: LocalizedText,
  data: { planTitle: string; amount: string; currencyCode: string; methodLabel: string | null },
  lang: Lang,
): Row[] => [
  ...priceRows(t, data, lang),
  [t('subscription.method'), data.methodLabel ?? t('subscription.wallet')],
];

/** The language a visitor wrote in, for the site's inbox. */
export const languageName = (lang: Lang): string =>
  `${languageOf(lang).nativeName} (${languageOf(lang).tag})`;
