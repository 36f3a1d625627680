import type { Selectable } from 'kysely';
import type { Minor } from '../../src/shared/money.ts';
import { onSale, priceNow } from '../checkout/pricing.ts';
import type { Database } from '../database/schema.ts';

export type Currency = Selectable<Database['currencies']>;

/** A price as it is now, in minor units. */
export interface CataloguePrice {
  readonly currency: Currency;
  readonly default: Minor;
  readonly sale: Minor | null;
  /** The struck-out price: always above what is charged now. */
  readonly old: Minor | null;
  /** What is charged before any promo code. */
  readonly now: Minor;
}

/** Reads a stored price: a sale that is over is gone, and so is what it struck out. */
export function readPrice(
  stored: Selectable<Database['prices']>,
  currency: Currency,
  instant: Date,
): CataloguePrice {
  const now = priceNow(stored, instant);
  const struckOut = stored.old_minor ?? stored.default_minor;
  return {
    currency,
    default: stored.default_minor,
    sale: onSale(stored, instant) ? stored.sale_minor : null,
    old: struckOut > now ? struckOut : null,
    now,
  };
}
