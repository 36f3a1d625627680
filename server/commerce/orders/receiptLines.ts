import type { Kysely } from 'kysely';
import type { Lang } from '../../../src/shared/languages.ts';
import type { Minor } from '../../../src/shared/money.ts';
import { localize, localizeIfAny } from '../../catalogue/words.ts';
import type { Order } from './locks.ts';
import type { Database } from '../../database/schema.ts';
import { messagesFor } from '../../kernel/messages.ts';

export interface ReceiptLine {
  readonly title: string;
  readonly detail: string | null;
  readonly amount: Minor;
}

/** The purchase and its discounts in a language; together they are the order's total. */
export async function orderLines(db: Kysely<Database>, order: Order, lang: Lang): Promise<ReceiptLine[]> {
  const bought = await db
    .selectFrom('products')
    .leftJoin('tariffs', (join) => join.on('tariffs.id', '=', order.tariff_id))
    .leftJoin('gifts', (join) => join.on('gifts.id', '=', order.gift_id))
    .select(['products.title', 'tariffs.name as tariff', 'gifts.title as gift'])
    .where('products.id', '=', order.product_id)
    .executeTakeFirstOrThrow();
  const details = [localizeIfAny(bought.tariff, lang), localizeIfAny(bought.gift, lang)].filter(Boolean);
  const line = {
    title: localize(bought.title, lang),
    detail: details.join(' · ') || null,
    amount: order.default_minor,
  };
  const off = order.default_minor - order.total_minor;
  if (off === 0) return [line];
  const reason = messagesFor(lang, 'payments')(order.is_member_price ? 'memberPrice' : 'discount');
  return [line, { title: reason, detail: null, amount: -off }];
}
