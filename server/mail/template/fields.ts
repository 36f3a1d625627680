import * as v from 'valibot';

/** An absolute URL on the public origin. */
export const link = v.pipe(v.string(), v.url());

/** A timestamp in ISO 8601. */
export const time = v.pipe(v.string(), v.isoTimestamp());

/** An amount as a decimal, in major units. */
export const decimal = v.pipe(v.string(), v.decimal());

/** A tax rate in percent, and the net, tax and gross amounts. */
export const taxLine = v.object({ rate: decimal, net: decimal, tax: decimal, gross: decimal });

export const currencyCode = v.pipe(v.string(), v.length(3));

/** The number of the order; null for a top-up, and in emails queued before orders had one. */
export const orderNumber = v.optional(v.nullable(v.string()), null);

/** The money of a payment. */
export const paymentMoney = {
  amount: decimal,
  currencyCode,
  /** Null for a top-up. */
  productTitle: v.nullable(v.string()),
  orderNumber,
  receiptNumber: v.nullable(v.number()),
  /** Null in emails queued before credit notes existed, and if there is none. */
  creditNote: v.optional(v.nullable(v.string()), null),
  link,
};

/** A charge for a plan. */
export const upcomingCharge = {
  planTitle: v.string(),
  date: time,
  amount: decimal,
  currencyCode,
  /** The payment method; null means the wallet. */
  methodLabel: v.nullable(v.string()),
  link,
};
