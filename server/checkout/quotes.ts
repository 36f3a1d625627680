import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { failure } from '../graphql/errors.ts';
import type { Services } from '../services.ts';
import type { Selection } from './selection.ts';

/** How long a price is held, in milliseconds. */
export const quoteLifetime = 15 * 60_000;

/** Holds the price of a selection. */
export async function makeQuote(
  { db, clock }: Services,
  selection: Selection,
): Promise<{ id: string; expiresAt: Date }> {
  const id = randomUUID();
  const expiresAt = new Date(clock().getTime() + quoteLifetime);
  await db
    .insertInto('quotes')
    .values({
      id,
      product_id: selection.product.id,
      tariff_id: selection.tariffId,
      currency_id: selection.currency.id,
      gift_id: selection.giftId,
      promo_code: selection.promoCode,
      default_minor: selection.default,
      total_minor: selection.total,
      expires_at: expiresAt,
    })
    .execute();
  return { id, expiresAt };
}

/**
 * What the buyer pays: the quoted price as long as it is held, even where the catalogue's has changed since;
 * after that today's, and only if it is the same.
 * @throws Failure PRICE_CHANGED
 */
export async function honourQuote(
  trx: Kysely<Database>,
  now: Date,
  quoteId: string,
  selection: Selection,
): Promise<Pick<Selection, 'default' | 'total'>> {
  const quote = await trx.selectFrom('quotes').selectAll().where('id', '=', quoteId).executeTakeFirst();
  const sameChoice =
    quote?.tariff_id === selection.tariffId &&
    quote.currency_id === selection.currency.id &&
    quote.promo_code === selection.promoCode;
  if (!quote || !sameChoice) throw failure('PRICE_CHANGED', 'The price is not the one that was quoted.');
  const samePrice = quote.default_minor === selection.default && quote.total_minor === selection.total;
  if (quote.expires_at <= now && !samePrice) throw failure('PRICE_CHANGED', 'The quote has expired.');
  if (!samePrice && quote.total_minor > selection.total)
    throw failure('PRICE_CHANGED', 'The price is lower now.');
  return { default: quote.default_minor, total: quote.total_minor };
}
