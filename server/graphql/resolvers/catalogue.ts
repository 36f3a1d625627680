import { toDecimal } from '../../../src/shared/money.ts';
import { displayName, withoutRegion } from '../../catalogue/displayNames.ts';
import type { CataloguePrice } from '../../catalogue/prices.ts';
import type { CatalogueProduct } from '../../catalogue/products.ts';
import { localize, localizeNullable, pageAddress } from '../../catalogue/words.ts';
import { daysOf } from '../../commerce/subscriptions/lock.ts';
import { isSoldOut, timesLeft } from '../../commerce/library/soldOut.ts';
import type { CatalogueContext } from '../../catalogue/currentCatalogue.ts';
import { perRequest } from '../../kernel/perRequest.ts';
import { assumedCountry } from '../../law/buyerCountry.ts';
import { rulesFor } from '../../law/rules.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** An amount in the currency of a price. */
const amountIn = ({ currency }: CataloguePrice, minor: number): string => toDecimal(minor, currency.digits);

/** Whether the law of the country that the page's language names asks to show the lowest price before a reduction. */
const showsLowest = perRequest<Promise<boolean>, Pick<CatalogueContext, 'db' | 'clock' | 'lang'>>(
  async ({ db, clock, lang }) => (await rulesFor(db, assumedCountry(lang), clock())).lowestPrice.shown,
);

/** The base price of the cheapest tariff. @throws if no tariff of the product has a price */
function cheapestPrice({ id, cheapest }: CatalogueProduct): CataloguePrice {
  if (!cheapest) throw new Error(`Product ${id} has no price`);
  return cheapest.basePrice;
}

/** Products, plans and reference data, in the request's language. */
export const catalogue: Resolvers = {
  Query: {
    productById: (_, { id }, context) => context.catalogue.productOnSale(id),
    products: (_, _arguments, { catalogue: { productsOnSale } }) => [...productsOnSale],
    plans: (_, _arguments, { catalogue: { plansOnSale } }) => [...plansOnSale],
    directories: (_, _arguments, { catalogue: { currencies, languages } }) => ({
      Currencies: [...currencies],
      Languages: [...languages],
    }),
    exchangeRates: (_, _arguments, context) => {
      const { base, rates } = context.catalogue.rates();
      return {
        base,
        Rates: rates.map(({ currency, rate, source, takenAt }) => ({
          Currency: currency,
          decimals: currency.digits,
          rate,
          source,
          takenAt: takenAt.toISOString(),
        })),
      };
    },
  },

  Product: {
    title: ({ title }, _, { lang }) => localize(title, lang),
    description: ({ description }, _, { lang }) => localize(description, lang),
    landingUrl: (product, _, { lang }) => pageAddress(product.landing_url, lang),
    availableBySubscription: (product) => product.available_by_subscription,
    availableDuration: (product) => product.available_duration,
    affiliateProgram: (product) => product.affiliate_program,
    imageWeb: (product, _, context) => context.catalogue.pictureAddress(product.image_web),
    imageMob: (product, _, context) => context.catalogue.pictureAddress(product.image_mob),
    appleId: (product) => product.apple_id,
    price: (product) => amountIn(cheapestPrice(product), cheapestPrice(product).now),
    oldPrice: (product) => {
      const price = cheapestPrice(product);
      return price.old === null ? null : amountIn(price, price.old);
    },
    Tariffs: ({ tariffsOnSale }) => [...tariffsOnSale],
    Gifts: ({ gifts }) => gifts.filter(({ active }) => active),
    Plan: ({ plan }) => plan,
  },

  Tariff: {
    name: ({ name }, _, { lang }) => localize(name, lang),
    description: ({ description }, _, { lang }) => localizeNullable(description, lang),
    index: ({ position }) => position,
    priceDifference: ({ product_id: productId, basePrice }, _, context) => {
      const cheapest = cheapestPrice(context.catalogue.product(productId));
      return amountIn(basePrice, basePrice.now - cheapest.now);
    },
    soldUntil: (tariff) => tariff.soldUntil?.toISOString() ?? null,
    soldOut: ({ id }, _, context) => isSoldOut(context, { tariffId: id, giftId: null }),
    left: ({ id }, _, context) => timesLeft(context, { tariffId: id, giftId: null }),
    Prices: ({ prices }) => [...prices],
  },

  Price: {
    Currency: ({ currency }) => currency,
    default: (price) => amountIn(price, price.default),
    sale: (price) => (price.sale === null ? null : amountIn(price, price.sale)),
    old: (price) => (price.old === null ? null : amountIn(price, price.old)),
    withSale: ({ sale }) => sale !== null,
    lowest: async (price, _, context) =>
      price.lowest !== null && (await showsLowest(context)) ? amountIn(price, price.lowest) : null,
    member: (price) => (price.member === null ? null : amountIn(price, price.member)),
    suggested: (price) => (price.suggested === null ? null : amountIn(price, price.suggested)),
  },

  Gift: {
    isReusable: (gift) => gift.is_reusable,
    title: ({ title }, _, { lang }) => localize(title, lang),
    description: ({ description }, _, { lang }) => localize(description, lang),
    index: ({ position }) => position,
    soldUntil: (gift) => gift.soldUntil?.toISOString() ?? null,
    soldOut: ({ id }, _, context) => isSoldOut(context, { tariffId: null, giftId: id }),
    tariffIds: ({ tariffIds }) => [...tariffIds],
  },

  Plan: {
    title: ({ title }, _, { lang }) => localize(title, lang),
    shortTitle: (plan, _, { lang }) => localize(plan.short_title, lang),
    description: ({ description }, _, { lang }) => localizeNullable(description, lang),
    index: ({ position }) => position,
    landingUrl: (plan, _, { lang }) => pageAddress(plan.landing_url, lang),
    duration: (plan) => daysOf(plan),
    months: (plan) => (daysOf(plan) === null ? null : plan.months),
    trialPeriod: (plan) => plan.trial_period,
    duePeriod: (plan) => plan.due_period,
    productId: (plan) => plan.product_id,
    activations: (plan) => plan.max_activated,
    opensMemberPrices: (plan) => plan.opens_member_prices,
    imageWeb: (plan, _, context) => context.catalogue.pictureAddress(plan.image_web),
    Product: (plan, _, context) => context.catalogue.product(plan.product_id),
  },

  Currency: {
    name: ({ code }, _, { lang }) => displayName('currency', code, lang),
    isComplete: ({ id }, _, { catalogue }) => catalogue.isComplete(id),
  },

  Language: {
    name: ({ tag }, _, { lang }) => displayName('language', withoutRegion(tag), lang),
    nativeName: (language) => language.native_name,
    code: ({ prefix }) => prefix,
    index: ({ position }) => position,
  },
};
