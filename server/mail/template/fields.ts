import * as v from 'valibot';

/** A whole address on the public origin. */
export const link = v.pipe(v.string(), v.url());

/** An instant in ISO 8601. */
export const time = v.pipe(v.string(), v.isoTimestamp());

/** An amount as a decimal, in major units. */
export const decimal = v.pipe(v.string(), v.decimal());

/** A rate of tax in percent, and what an amount is without it, of it and with it. */
export const taxLine = v.object({ rate: decimal, net: decimal, tax: decimal, gross: decimal });

export const currencyCode = v.pipe(v.string(), v.length(3));

/** Money of a payment. */
export const paymentMoney = {
  amount: decimal,
  currencyCode,
  /** Null for a top-up. */
  productTitle: v.nullable(v.string()),
  receiptNumber: v.nullable(v.number()),
  /** Of a mail that waits from before there were any, and where there is none. */
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
