import * as v from 'valibot';
import { files, reads } from './act.ts';
import { rights } from './roles.ts';
import { day, line, money, page, paged, time } from './values.ts';

export const orderStates = ['OPEN', 'CONFIRMED', 'PAID', 'EXPIRED', 'REFUNDED'] as const;

/** What a list of orders is narrowed by. Days are the shop's, and `until` is included. */
const orderFilter = {
  from: v.optional(day),
  until: v.optional(day),
  /** A product's ID. */
  product: v.optional(line),
  /** A tariff's ID. */
  tariff: v.optional(line),
  status: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.picklist(orderStates, 'choose'))),
  /** The currency's code: `EUR`. */
  currency: v.optional(v.pipe(line, v.toUpperCase())),
  /** The country of the buyer, by its ISO 3166 code: `DE`. */
  country: v.optional(v.pipe(line, v.toUpperCase())),
  /** The prefix of the language that it was bought in: `de`. */
  language: v.optional(v.pipe(line, v.toLowerCase())),
  /** The `utm_campaign` that the buyer came with. */
  campaign: v.optional(line),
  promo: v.optional(v.pipe(line, v.toUpperCase())),
  /** The address that it was bought with. */
  email: v.optional(line),
  /** An account, by its address or ID. */
  user: v.optional(line),
};

export const orderRow = v.object({
  id: v.string(),
  number: v.string(),
  userId: v.string(),
  email: v.nullable(v.string()),
  status: v.picklist(orderStates),
  purpose: v.string(),
  product: v.string(),
  title: v.string(),
  tariff: v.string(),
  total: money,
  language: v.string(),
  country: v.nullable(v.string()),
  campaign: v.nullable(v.string()),
  promo: v.nullable(v.string()),
  receipt: v.nullable(v.number()),
  createdAt: time,
  paidAt: v.nullable(time),
});
export type OrderRow = v.InferOutput<typeof orderRow>;

/** Orders, the newest first. */
export const ordersList = reads('orders.list', {
  right: rights.read,
  input: v.object({ ...orderFilter, ...page }),
  answer: paged(orderRow),
});

/** The same as CSV: all of what is filtered. */
export const ordersExport = files('orders.export', {
  right: rights.export,
  proof: 'always',
  input: v.object(orderFilter),
  answer: v.unknown(),
});

/** What the filters can be set to. */
export const ordersFilters = reads('orders.filters', {
  right: rights.read,
  input: v.object({}),
  answer: v.object({
    products: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        tariffs: v.array(v.object({ id: v.string(), title: v.string() })),
      }),
    ),
    currencies: v.array(v.string()),
    countries: v.array(v.string()),
    languages: v.array(v.string()),
    promos: v.array(v.string()),
  }),
});
