import type { Selectable } from 'kysely';
import { payable, type Minor } from '../../src/shared/money.ts';
import { memberPriceNow, onSale, priceNow } from './pricing.ts';
import type { Database } from '../database/schema.ts';

export type Currency = Selectable<Database['currencies']>;

/** A price as it is now, in minor units. */
export interface CataloguePrice {
  readonly currency: Currency;
  readonly default: Minor;
  readonly sale: Minor | null;
  /** The struck-out price: always above what is charged now. */
  readonly old: Minor | null;
  /** The price charged before any promo code. */
  readonly now: Minor;
  /** What members pay; null where that is not less. */
  readonly member: Minor | null;
  /** What is suggested where the buyer chooses, `now` or more; null where the price is fixed. */
  readonly suggested: Minor | null;
}

/** Reads a stored price: a sale that is over is gone, and so is what it struck out. */
export function readPrice(
  stored: Selectable<Database['prices']>,
  currency: Currency,
  instant: Date,
): CataloguePrice {
  const { digits } = currency;
  const now = priceNow(stored, instant, digits);
  const normal = payable(stored.default_minor, digits);
  const struckOut = stored.old_minor ?? normal;
  return {
    currency,
    default: normal,
    sale: onSale(stored, instant) ? now : null,
    old: struckOut > now ? struckOut : null,
    now,
    member: memberPriceNow(stored, instant, digits),
    suggested: stored.suggested_minor === null ? null : payable(stored.suggested_minor, digits),
  };
}
