import type { Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CatalogueRows } from './catalogueRows.ts';
import { offersOf, type Offer } from './offer.ts';
import type { Currency } from './prices.ts';
import { productsAt, type CatalogueProduct, type PlanRow } from './products.ts';

export type LanguageRow = Selectable<Database['languages']>;

/** The base currency of every rate. */
const baseCode = 'USD';

export interface StoredRate {
  readonly currency: Currency;
  /** Units of the currency for one unit of the base, without trailing zeros. */
  readonly rate: string;
  readonly source: string;
  readonly takenAt: Date;
}

/** What is sold, for how much and in which currencies, as of one version and instant. It never changes. */
export class Catalogue {
  readonly #rows: CatalogueRows;
  readonly #products: ReadonlyMap<string, CatalogueProduct>;
  readonly #offers: ReadonlyMap<string, Offer>;
  readonly #currencies: ReadonlyMap<string, Currency>;
  readonly #slugs: ReadonlyMap<string, string>;
  readonly #plans: ReadonlyMap<string, PlanRow>;
  /** Since when and before when prices are as they are here, in milliseconds since 1970. */
  readonly #from: number;
  readonly #until: number;
  /** The products that can be bought now, in their order. */
  readonly productsOnSale: readonly CatalogueProduct[];
  /** The plans that can be bought now, in their order. */
  readonly plansOnSale: readonly PlanRow[];

  constructor(rows: CatalogueRows, instant: Date) {
    const time = instant.getTime();
    const ends = rows.prices.flatMap(({ sale_until: end }) => end?.getTime() ?? []);
    this.#from = Math.max(-Infinity, ...ends.filter((end) => end <= time));
    this.#until = Math.min(Infinity, ...ends.filter((end) => end > time));
    this.#rows = rows;
    this.#products = productsAt(rows, instant);
    this.#offers = offersOf(rows);
    this.#currencies = new Map(rows.currencies.map((currency) => [currency.id, currency]));
    this.#slugs = new Map(rows.slugs.map(({ slug, product_id: id }) => [slug, id]));
    this.#plans = new Map(rows.plans.map((plan) => [plan.id, plan]));
    this.productsOnSale = [...this.#products.values()].filter(isOnSale);
    this.plansOnSale = rows.plans.filter(
      (plan) => plan.active && this.#products.get(plan.product_id)?.active,
    );
  }

  /** Whether it is made of these rows, and no sale has ended between its instant and this one. */
  isFor(rows: CatalogueRows, instant: Date): boolean {
    const time = instant.getTime();
    return rows === this.#rows && this.#from <= time && time < this.#until;
  }

  /** In the order of the currency menu. */
  get currencies(): readonly Currency[] {
    return this.#rows.currencies;
  }

  /** In the order of the language menu. */
  get languages(): readonly LanguageRow[] {
    return this.#rows.languages;
  }

  /** Any product, active or not. @throws if there is none */
  product(id: string): CatalogueProduct {
    return known(this.#products.get(id), 'product', id);
  }

  /** A product, or undefined unless it can be bought. */
  productOnSale(id: string): CatalogueProduct | undefined {
    const found = this.#products.get(id);
    return found && isOnSale(found) ? found : undefined;
  }

  /** A product that can be bought, by any address that it has or had, or by its id. */
  productNamed(name: string): CatalogueProduct | undefined {
    return this.productOnSale(this.#slugs.get(name) ?? name);
  }

  /** What an order can choose of a product; undefined unless that is active. */
  offer(productId: string): Offer | undefined {
    return this.#offers.get(productId);
  }

  /** Any plan, active or not. @throws if there is none */
  plan(id: string): PlanRow {
    return known(this.#plans.get(id), 'plan', id);
  }

  /** @throws if there is none */
  currency(id: string): Currency {
    return known(this.#currencies.get(id), 'currency', id);
  }

  /** The stored rates in the order of the currency menu; a currency without one is left out. */
  rates(): { readonly base: Currency; readonly rates: readonly StoredRate[] } {
    const stored = new Map(this.#rows.rates.map((rate) => [rate.currency_id, rate]));
    const base = known(
      this.currencies.find(({ code }) => code === baseCode),
      'currency',
      baseCode,
    );
    const rates = this.currencies.flatMap((currency) => {
      const found = stored.get(currency.id);
      if (!found) return [];
      return { currency, rate: found.rate, source: found.source, takenAt: found.taken_at };
    });
    return { base, rates };
  }
}

const isOnSale = ({ active, tariffsOnSale }: CatalogueProduct): boolean => active && tariffsOnSale.length > 0;

function known<Row>(row: Row | undefined, kind: string, id: string): Row {
  if (row === undefined) throw new Error(`There is no ${kind} ${id}`);
  return row;
}
