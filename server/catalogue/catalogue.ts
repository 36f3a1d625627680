import type { Selectable } from 'kysely';
import { defaultCurrency } from '../../src/shared/defaultCurrency.ts';
import { isSiteLang, type Lang } from '../../src/shared/languages.ts';
import { largestSize, pictureHref, type PictureSize } from '../../src/shared/pictures.ts';
import type { Database } from '../database/schema.ts';
import type { CatalogueRows, LicencePool } from './catalogueRows.ts';
import { completeCurrencies, withCompleteness } from './completeCurrencies.ts';
import { containWords } from './foldedTexts.ts';
import { offersOf, type Offer } from './offer.ts';
import type { Currency } from './prices.ts';
import { productsAt, type CatalogueProduct, type PlanRow } from './products.ts';

export type LanguageRow = Selectable<Database['languages']>;
type TariffRow = Selectable<Database['tariffs']>;
type GiftRow = Selectable<Database['gifts']>;
export type PersonRow = Selectable<Database['people']>;

/** The base currency of every rate. */
const baseCode = 'USD';

export interface StoredRate {
  readonly currency: Currency;
  /** Units of the currency for one unit of the base, without trailing zeros. */
  readonly rate: string;
  readonly source: string;
  readonly takenAt: Date;
}

/** The options chosen for a product. The tariff and the gift may each come with license keys. */
export interface Chosen {
  readonly tariffId: string | null;
  readonly giftId: string | null;
}

/** Immutable snapshot of what is sold, at what price and in which currencies, as of one version and instant. */
export class Catalogue {
  readonly #rows: CatalogueRows;
  readonly #products: ReadonlyMap<string, CatalogueProduct>;
  readonly #offers: ReadonlyMap<string, Offer>;
  readonly #currencies: ReadonlyMap<string, Currency>;
  readonly #completeCurrencies: ReadonlySet<string>;
  readonly #slugs: ReadonlyMap<string, string>;
  readonly #plans: ReadonlyMap<string, PlanRow>;
  readonly #tariffs: ReadonlyMap<string, TariffRow>;
  readonly #gifts: ReadonlyMap<string, GiftRow>;
  readonly #pictures: ReadonlyMap<string, PictureSize>;
  readonly #pools: Record<'tariff' | 'gift', Map<string | null, readonly LicencePool[]>>;
  /** The time range in which the prices here are valid, in milliseconds since 1970; `until` is exclusive. */
  readonly #from: number;
  readonly #until: number;
  /** The products that can be bought now, in order. */
  readonly productsOnSale: readonly CatalogueProduct[];
  /** Those of them that aren't plans. */
  readonly titlesOnSale: readonly CatalogueProduct[];
  /** The currencies in which anything is priced that is on sale, in the order of the currency menu. */
  readonly currencies: readonly Currency[];
  /** The plans that can be bought now, in order. */
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
    this.#completeCurrencies = completeCurrencies(rows);
    this.#slugs = new Map(rows.slugs.map(({ slug, product_id: id }) => [slug, id]));
    this.#plans = new Map(rows.plans.map((plan) => [plan.id, plan]));
    this.#tariffs = new Map(rows.tariffs.map((tariff) => [tariff.id, tariff]));
    this.#gifts = new Map(rows.gifts.map((gift) => [gift.id, gift]));
    this.#pictures = new Map(rows.pictures.map((picture) => [picture.file_id, picture]));
    this.#pools = {
      tariff: Map.groupBy(rows.licencePools, ({ tariff_id: id }) => id),
      gift: Map.groupBy(rows.licencePools, ({ gift_id: id }) => id),
    };
    this.productsOnSale = [...this.#products.values()].filter(isOnSale);
    const priced = new Set(
      this.productsOnSale.flatMap(({ tariffsOnSale }) =>
        tariffsOnSale.flatMap(({ prices }) => prices.map(({ currency }) => currency.id)),
      ),
    );
    this.currencies = rows.currencies.filter(({ id }, index) =>
      priced.size === 0 ? index === 0 : priced.has(id),
    );
    this.titlesOnSale = this.productsOnSale.filter(({ plan }) => plan === undefined);
    this.plansOnSale = rows.plans.filter(
      (plan) => plan.active && this.#products.get(plan.product_id)?.active,
    );
  }

  /** Whether it is built from these rows, and no sale ends between its instant and this one. */
  isFor(rows: CatalogueRows, instant: Date): boolean {
    const time = instant.getTime();
    return rows === this.#rows && this.#from <= time && time < this.#until;
  }

  /** The products, sold or not, whose title has the words in it in any language. */
  productIdsTitled(words: string): string[] {
    const all = [...this.#products.values()];
    return all.filter(({ title }) => containWords(Object.values(title), words)).map(({ id }) => id);
  }

  /** The default currency for a visitor who reads this language and has not chosen one. */
  defaultCurrency(lang: Lang): Currency | undefined {
    return defaultCurrency(withCompleteness(this.currencies, this.#completeCurrencies), lang);
  }

  /** Whether everything on sale has a price in this currency. */
  isComplete(currencyId: string): boolean {
    return this.#completeCurrencies.has(currencyId);
  }

  /** The deployment's languages, in the order of the language menu. */
  get languages(): readonly LanguageRow[] {
    return this.#rows.languages.filter(({ prefix }) => isSiteLang(prefix));
  }

  /** The people on the team page, in order. */
  get people(): readonly PersonRow[] {
    return this.#rows.people;
  }

  /** Any product, active or not. @throws if it does not exist */
  product(id: string): CatalogueProduct {
    return known(this.#products.get(id), 'product', id);
  }

  /** Whether a product exists, active or not. */
  hasProduct(id: string): boolean {
    return this.#products.has(id);
  }

  /** A product, or undefined unless it can be bought. */
  productOnSale(id: string): CatalogueProduct | undefined {
    const found = this.#products.get(id);
    return found && isOnSale(found) ? found : undefined;
  }

  /** A product that can be bought, by its ID or by a current or former slug. */
  productNamed(name: string): CatalogueProduct | undefined {
    return this.productOnSale(this.#slugs.get(name) ?? name);
  }

  /** Any product, sold or no longer sold, by its ID or by a current or former slug; undefined if it never existed. */
  everSoldNamed(name: string): CatalogueProduct | undefined {
    return this.#products.get(this.#slugs.get(name) ?? name);
  }

  /** The options an order can choose for a product; undefined unless it and the plan it sells are active. */
  offer(productId: string): Offer | undefined {
    return this.#offers.get(productId);
  }

  /** The plan that a product sells, active or not; undefined if it sells none or does not exist. */
  planSoldBy(productId: string): PlanRow | undefined {
    return this.#products.get(productId)?.plan;
  }

  /** Any tariff, archived or not. @throws if it does not exist */
  tariff(id: string): TariffRow {
    return known(this.#tariffs.get(id), 'tariff', id);
  }

  /** The product that a tariff belongs to, archived or not; undefined if there is no such tariff. */
  productIdOf(tariffId: string): string | undefined {
    return this.#tariffs.get(tariffId)?.product_id;
  }

  /** Any gift, active or not; undefined if it does not exist. */
  gift(id: string): GiftRow | undefined {
    return this.#gifts.get(id);
  }

  /**
   * The license key pools of a tariff and a gift chosen at an instant, in the order in which everyone locks them.
   * Excludes licenses that had already been archived by then.
   */
  licencePools({ tariffId, giftId }: Chosen, at: Date): readonly string[] {
    const rows = [
      ...((tariffId !== null && this.#pools.tariff.get(tariffId)) || []),
      ...((giftId !== null && this.#pools.gift.get(giftId)) || []),
    ];
    const pools = rows.flatMap(({ pool, archived_at: archived }) =>
      pool !== null && (archived === null || archived > at) ? pool : [],
    );
    return [...new Set(pools)].sort();
  }

  /**
   * The events with a limited number of seats that a tariff and a gift come with at an instant, in the order in which
   * everyone locks them.
   */
  limitedEvents({ tariffId, giftId }: Chosen, at: Date): readonly { event: string; seats: number }[] {
    const found = this.#rows.limitedEvents.filter(
      ({ tariff_id: tariff, gift_id: gift, archived_at: archived }) =>
        (archived === null || archived > at) &&
        ((tariff !== null && tariff === tariffId) || (gift !== null && gift === giftId)),
    );
    return [...new Map(found.map(({ event, seats }) => [event, { event, seats }])).values()];
  }

  /** Whether all events that come with a tariff or gift are over; false if none do. */
  isOver({ tariffId, giftId }: Chosen, at: Date): boolean {
    return this.#rows.eventEnds.some(
      ({ tariff_id: tariff, gift_id: gift, ends_at: end }) =>
        end <= at && ((tariff !== null && tariff === tariffId) || (gift !== null && gift === giftId)),
    );
  }

  /** The URL of a picture, given the column value with its file name and hash; null if there is none. */
  pictureAddress(named: string | null): string | null {
    const id = named?.split('/')[1];
    const size = id === undefined ? undefined : this.#pictures.get(id);
    return id === undefined || size === undefined ? null : pictureHref(id, largestSize(size), 'webp');
  }

  /** Any plan, active or not. @throws if it does not exist */
  plan(id: string): PlanRow {
    return known(this.#plans.get(id), 'plan', id);
  }

  /** @throws if it does not exist */
  currency(id: string): Currency {
    return known(this.#currencies.get(id), 'currency', id);
  }

  /** The stored rates in the order of the currency menu, without currencies that have none. */
  rates(): { readonly base: Currency; readonly rates: readonly StoredRate[] } {
    const stored = new Map(this.#rows.rates.map((rate) => [rate.currency_id, rate]));
    const base = known(
      this.#rows.currencies.find(({ code }) => code === baseCode),
      'currency',
      baseCode,
    );
    const rates = this.#rows.currencies.flatMap((currency) => {
      const found = stored.get(currency.id);
      if (!found) return [];
      return { currency, rate: found.rate, source: found.source, takenAt: found.taken_at };
    });
    return { base, rates };
  }
}

const isOnSale = ({ active, tariffsOnSale, plan }: CatalogueProduct): boolean =>
  active && tariffsOnSale.length > 0 && plan?.active !== false;

function known<Row>(row: Row | undefined, kind: string, id: string): Row {
  if (row === undefined) throw new Error(`There is no ${kind} ${id}`);
  return row;
}
