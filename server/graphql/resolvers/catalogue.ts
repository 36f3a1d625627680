import { toDecimal } from '../../../src/shared/money.ts';
import { catalogueOf } from '../../catalogue/catalogue.ts';
import { displayName, withoutRegion } from '../../catalogue/displayNames.ts';
import { allCurrencies, allLanguages } from '../../catalogue/directories.ts';
import { storedRates } from '../../catalogue/exchangeRates.ts';
import { activePlans } from '../../catalogue/plans.ts';
import type { CataloguePrice } from '../../catalogue/prices.ts';
import { activeProductIds, type CatalogueProduct } from '../../catalogue/products.ts';
import { say, sayIfAny } from '../../catalogue/words.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** An amount in the currency of a price. */
const amountIn = ({ currency }: CataloguePrice, minor: number): string => toDecimal(minor, currency.digits);

/** The base price of the cheapest tariff. @throws where a product has no tariff with a price */
function cheapestPrice({ id, cheapest }: CatalogueProduct): CataloguePrice {
  if (!cheapest) throw new Error(`Product ${id} has no price`);
  return cheapest.basePrice;
}

/** Products, plans and directories, in the language of the request. */
export const catalogue: Resolvers = {
  Query: {
    productById: async (_, { id }, context) => catalogueOf(context).productOnSale(id),
    products: async (_, _arguments, context) => {
      const { productOnSale } = catalogueOf(context);
      const products = await Promise.all((await activeProductIds(context.db)).map(productOnSale));
      return products.filter((product) => product !== undefined);
    },
    plans: (_, _arguments, { db }) => activePlans(db),
    directories: async (_, _arguments, { db }) => ({
      Currencies: [...(await allCurrencies(db))],
      Languages: [...(await allLanguages(db))],
    }),
    exchangeRates: async (_, _arguments, { db }) => {
      const { base, rates } = await storedRates(db);
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
    title: ({ title }, _, { lang }) => say(title, lang),
    description: ({ description }, _, { lang }) => say(description, lang),
    landingUrl: (product) => product.landing_url,
    availableBySubscription: (product) => product.available_by_subscription,
    availableDuration: (product) => product.available_duration,
    affiliateProgram: (product) => product.affiliate_program,
    imageWeb: (product) => product.image_web,
    imageMob: (product) => product.image_mob,
    appleId: (product) => product.apple_id,
    price: (product) => amountIn(cheapestPrice(product), cheapestPrice(product).now),
    oldPrice: (product) => {
      const price = cheapestPrice(product);
      return price.old === null ? null : amountIn(price, price.old);
    },
    Tariffs: ({ tariffs }) => [...tariffs],
    Gifts: ({ gifts }) => gifts.filter(({ active }) => active),
    Plan: ({ plan }) => plan,
  },

  Tariff: {
    name: ({ name }, _, { lang }) => say(name, lang),
    description: ({ description }, _, { lang }) => sayIfAny(description, lang),
    index: ({ position }) => position,
    priceDifference: async ({ product_id: productId, basePrice }, _, context) => {
      const cheapest = cheapestPrice(await catalogueOf(context).product(productId));
      return amountIn(basePrice, basePrice.now - cheapest.now);
    },
    Prices: ({ prices }) => [...prices],
  },

  Price: {
    Currency: ({ currency }) => currency,
    default: (price) => amountIn(price, price.default),
    sale: (price) => (price.sale === null ? null : amountIn(price, price.sale)),
    old: (price) => (price.old === null ? null : amountIn(price, price.old)),
    withSale: ({ sale }) => sale !== null,
  },

  Gift: {
    isReusable: (gift) => gift.is_reusable,
    title: ({ title }, _, { lang }) => say(title, lang),
    description: ({ description }, _, { lang }) => say(description, lang),
    index: ({ position }) => position,
    tariffIds: ({ tariffIds }) => [...tariffIds],
  },

  Plan: {
    title: ({ title }, _, { lang }) => say(title, lang),
    shortTitle: (plan, _, { lang }) => say(plan.short_title, lang),
    description: ({ description }, _, { lang }) => sayIfAny(description, lang),
    index: ({ position }) => position,
    landingUrl: (plan) => plan.landing_url,
    trialPeriod: (plan) => plan.trial_period,
    duePeriod: (plan) => plan.due_period,
    productId: (plan) => plan.product_id,
    imageWeb: (plan) => plan.image_web,
    Product: (plan, _, context) => catalogueOf(context).product(plan.product_id),
  },

  Currency: {
    name: ({ code }, _, { lang }) => displayName('currency', code, lang),
  },

  Language: {
    name: ({ tag }, _, { lang }) => displayName('language', withoutRegion(tag), lang),
    nativeName: (language) => language.native_name,
    code: ({ prefix }) => prefix,
    index: ({ position }) => position,
  },
};
