import type { Lang } from '../../../src/shared/languages.ts';
import type { Minor } from '../../../src/shared/money.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { localize, localizeNullable } from '../../catalogue/words.ts';
import type { Order } from './locks.ts';
import { includedTax } from './taxLines.ts';
import { messagesFor } from '../../kernel/messages.ts';

export interface ReceiptLine {
  readonly title: string;
  readonly detail: string | null;
  readonly amount: Minor;
  /** The tax included in it; with that of the other lines, it adds up to the tax of the total. */
  readonly tax: Minor;
}

/** The names of what an order is for, in a language. */
export function boughtBy(catalogue: Catalogue, order: Order, lang: Lang) {
  return {
    title: localize(catalogue.product(order.product_id).title, lang),
    tariff: localize(catalogue.tariff(order.tariff_id).name, lang),
    gift:
      order.gift_id === null ? null : localizeNullable(catalogue.gift(order.gift_id)?.title ?? null, lang),
  };
}

/** The purchase and its discounts in a language; they add up to the order's total. */
export function orderLines(catalogue: Catalogue, order: Order, lang: Lang): ReceiptLine[] {
  const { title, tariff, gift } = boughtBy(catalogue, order, lang);
  const details = [tariff, gift].filter(Boolean);
  const { default_minor: before, total_minor: total, tax_rate_bp: rate } = order;
  const tax = includedTax(before, rate);
  const line = { title, detail: details.join(' · ') || null, amount: before, tax };
  const off = before - total;
  if (off === 0) return [line];
  const reason = messagesFor(lang, 'payments')(order.is_member_price ? 'memberPrice' : 'discount');
  return [line, { title: reason, detail: null, amount: -off, tax: includedTax(total, rate) - tax }];
}
