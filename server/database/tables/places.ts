import type { Lang } from '../../../src/shared/languages.ts';
import type { Instant } from './columns.ts';

/** Currencies, languages and places. */
export interface PlaceTables {
  currencies: { id: string; code: string; symbol: string; digits: number; position: number };
  exchange_rates: {
    currency_id: string;
    /** Units of the currency per unit of the base, USD; read as text, which is exact. */
    rate: string;
    source: string;
    taken_at: Instant;
  };
  languages: { id: string; prefix: Lang; tag: string; native_name: string; position: number };
  countries: { id: string; code: string };
  cities: { id: string; country_id: string; name: string };
  /** What cities are searched by; `key` comes from `searchKey`. */
  city_names: { city_id: string; country_id: string; key: string };
}
