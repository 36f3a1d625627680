import type { Selectable } from 'kysely';
import { payable, type Minor } from '../../src/shared/money.ts';
import { lowestBefore } from './priceHistory.ts';
import { memberPriceNow, onSale, priceNow } from './pricing.ts';
import type { Database } from '../database/schema.ts';

export type Currency = Selectable<Database['currencies']>;

/** The price at one instant, in minor units. */
export interface CataloguePrice {
  readonly currency: Currency;
  readonly default: Minor;
  readonly sale: Minor | null;
  /** The struck-out price: above the current one, and at most the lowest of the 30 days before it. */
  readonly old: Minor | null;
  /** The lowest price of the 30 days before it was reduced to the current one; null if it wasn't. */
  readonly lowest: Minor | null;
  /** The current price before any promo code. */
  readonly now: Minor;
  /** The member price; null unless it is lower. */
  readonly member: Minor | null;
  /** The suggested amount if the buyer chooses the price, never below `now`; null if the price is fixed. */
  readonly suggested: Minor | null;
}

/** Reads a stored price. Once a sale is over, its price and its struck-out price are gone. */
export function readPrice(
  stored: Selectable<Database['prices']>,
  currency: Currency,
  history: Parameters<typeof lowestBefore>[0],
  instant: Date,
): CataloguePrice {
  const { digits } = currency;
  const now = priceNow(stored, instant, digits);
  const normal = payable(stored.default_minor, digits);
  // Nothing is said to be reduced from more than it was sold for.
  const lowest = lowestBefore(history, instant);
  const struckOut = Math.min(stored.old_minor ?? normal, lowest ?? Infinity);
  return {
    currency,
    default: normal,
    sale: onSale(stored, instant) ? now : null,
    old: struckOut > now ? struckOut : null,
    lowest: struckOut > now ? (lowest ?? null) : null,
    now,
    member: memberPriceNow(stored, instant, digits),
    suggested: stored.suggested_minor === null ? null : payable(stored.suggested_minor, digits),
  };
}
