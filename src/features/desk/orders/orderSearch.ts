import * as v from 'valibot';
import { isDay } from '@/shared/days';
import { orderStates } from '@/shared/desk/orders';
import { writeListSearch } from '@/shared/listSearch';

const text = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(200)), '');
const day = v.fallback(v.optional(v.pipe(v.string(), v.check(isDay))), undefined);

const schema = v.object({
  email: text,
  status: v.fallback(v.optional(v.picklist(orderStates)), undefined),
  product: text,
  tariff: text,
  from: day,
  until: day,
  currency: text,
  country: text,
  language: text,
  promo: text,
  campaign: text,
});

/** What a list of orders is filtered by in the address. */
export type OrderSearch = v.InferOutput<typeof schema>;

/** Reads the filters from the address; invalid values are left out. */
export const readOrderSearch = (search: URLSearchParams): OrderSearch =>
  v.parse(schema, Object.fromEntries(search));

/** The filters as parameters of the address, without empty ones. */
export const writeOrderSearch = (search: OrderSearch): URLSearchParams => writeListSearch(search);

/** The filters as an act takes them. */
export const orderFilterOf = (search: OrderSearch) => Object.fromEntries(writeOrderSearch(search));

/** The number of active filters. */
export const activeFilters = (search: OrderSearch): number => writeOrderSearch(search).size;

/** The filters that are folded away, unless one is set. */
export const moreFilters = ['currency', 'country', 'language', 'promo', 'campaign'] as const;
