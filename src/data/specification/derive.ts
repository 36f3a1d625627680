/**
 * What the specification says in another place than our contract: each function takes an object as the provider
 * answered it, and returns what our contract has beside it.
 */
import * as v from 'valibot';

type Derive = (given: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

const renewing = v.object({
  renew: v.literal(true),
  activeEndDate: v.string(),
  price: v.nullish(v.string(), ''),
  Plan: v.looseObject({ id: v.string() }),
});

/** The codes of the currencies in the answers so far, by their ids. */
const currencyCodes = new Map<string, string>();
const currency = v.object({ id: v.string(), code: v.string() });

const derivations: Readonly<Record<string, Derive>> = {
  Currency(given) {
    if (v.is(currency, given)) currencyCodes.set(given.id, given.code);
    return {};
  },
  /** A subscription that renews is charged its price at its end. */
  Subscription(given) {
    if (!v.is(renewing, given)) return {};
    const { activeEndDate: date, price: amount, Plan } = given;
    return { NextCharge: { date, amount, Plan } };
  },
  Transaction: ({ actualCurrency }) => ({ Currency: actualCurrency }),
};

/** What our contract has beside the fields of an object of a type. */
export const derive = (type: unknown, given: Readonly<Record<string, unknown>>): ReturnType<Derive> =>
  (typeof type === 'string' ? derivations[type]?.(given) : undefined) ?? {};

/** A currency by its id, with its code if an answer had it. */
export const currencyOf = (id: string): { id: string; code: string } => ({
  id,
  code: currencyCodes.get(id) ?? '',
});
