import { languageOf } from '@/shared/languages';
import { fromDecimal, percentOf, toDecimal } from '@/shared/money';
import type { OrderInput } from '@/graphql/generated/checkout';
import { products, promoCodes, type MockProduct } from './catalogue';
import { currencies } from './currencies';
import { failure } from './failure';
import { nextId, type MockQuote, type MockUser, type World } from './world';

/** Who asks, in which language. */
export interface Caller {
  world: World;
  user: MockUser | undefined;
  /** The refused token, if there is one. */
  isRefused: boolean;
  lang: string;
  guestToken: string | null;
}

const quarterHour = 15 * 60_000;

const digitsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0;

function scaled(amount: string, percent: number): string {
  const digits = digitsOf(amount);
  return toDecimal(percentOf(fromDecimal(amount, digits) ?? 0, percent), digits);
}

/** The difference of two amounts of one currency. */
export const minus = (a: string, b: string): string => {
  const digits = digitsOf(a);
  return toDecimal((fromDecimal(a, digits) ?? 0) - (fromDecimal(b, digits) ?? 0), digits);
};

/** The sum of two amounts of one currency. */
export const plus = (a: string, b: string): string => {
  const digits = digitsOf(a);
  return toDecimal((fromDecimal(a, digits) ?? 0) + (fromDecimal(b, digits) ?? 0), digits);
};

export const activeProduct = (id: string): MockProduct | undefined =>
  products.find((product) => product.id === id && product.active);

/** Prices a selection the way the contract says. */
export function priceOf({ world, lang }: Caller, input: OrderInput): MockQuote {
  const product = activeProduct(String(input.productId));
  if (!product) throw failure('NOT_FOUND');
  const tariff = product.Tariffs.find(({ id }) => id === (input.tariffId ?? product.Tariffs[0]?.id));
  if (!tariff) throw failure('BAD_USER_INPUT', { tariffId: 'invalid' });
  if (
    input.giftId &&
    !product.Gifts.some(({ id, tariffIds }) => id === input.giftId && tariffIds.includes(tariff.id))
  ) {
    throw failure('BAD_USER_INPUT', { giftId: 'invalid' });
  }
  const guess = currencies.find(({ code }) => code === languageOf(lang).currency)?.id;
  const wanted = input.currencyId ?? guess;
  const price = tariff.Prices.find(({ Currency }) => Currency.id === wanted) ?? tariff.Prices[0];
  if (!price) throw failure('BAD_USER_INPUT', { currencyId: 'invalid' });
  const code = input.promoCode?.toUpperCase() ?? null;
  const percent = code === null ? 0 : (promoCodes[code] ?? 0);
  const current = scaled(price.sale ?? price.default, 100 + world.inflation);
  return {
    productId: product.id,
    tariffId: tariff.id,
    currencyId: price.Currency.id,
    giftId: input.giftId ? String(input.giftId) : null,
    promoCode: percent > 0 ? code : null,
    default: price.default,
    total: minus(current, scaled(current, percent)),
    expiresAt: new Date(Date.now() + quarterHour).toISOString(),
  };
}

/** `orderCheck`: a price that is held. */
export function orderCheck(caller: Caller, input: OrderInput) {
  const quote = priceOf(caller, input);
  const quoteId = nextId(caller.world);
  caller.world.quotes[quoteId] = quote;
  return {
    ...quote,
    quoteId,
    difference: minus(quote.default, quote.total),
    Currency: currencies.find(({ id }) => id === quote.currencyId),
    promoCodeAccepted: input.promoCode ? quote.promoCode !== null : null,
  };
}
