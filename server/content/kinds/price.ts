import * as v from 'valibot';
import { allCurrencies } from '../../database/seed/currencies.ts';
import { cellsOf, factsOf } from '../entity.ts';
import { amountField, optionalAmountField } from '../fields.ts';
import { endField } from '../timeFields.ts';
import type { Cell, Row, Table } from '../tables.ts';

const fieldsOf = (digits: number) =>
  ({
    default: amountField('default_minor', digits),
    sale: optionalAmountField('sale_minor', digits),
    old: optionalAmountField('old_minor', digits),
    member: optionalAmountField('member_minor', digits),
    until: endField('sale_until'),
    suggested: optionalAmountField('suggested_minor', digits),
  }) as const;

/** What a tariff costs in one currency. Without a row, it is not sold in that currency. */
export const price = {
  name: 'prices',
  label: 'price',
  key: ['tariff_id', 'currency_id'],
  // The columns are the same in every currency.
  fields: fieldsOf(2),
  words: {},
  placed: [],
  parents: [{ table: 'tariffs', column: 'tariff_id' }],
  gone: 'delete',
} as const satisfies Table;

const below = (lower: Cell | undefined, upper: Cell | undefined) =>
  typeof lower === 'number' && typeof upper === 'number' && lower < upper;

const priceIn = (digits: number) =>
  v.pipe(
    v.strictObject(factsOf(fieldsOf(digits)), 'an amount as in { default: 12.00 }'),
    v.forward(
      v.check(
        (given) => given.sale === undefined || below(given.sale, given.default),
        'an amount below the default',
      ),
      ['sale'],
    ),
    v.forward(
      v.check(
        (given) =>
          given.member === undefined || (below(0, given.member) && below(given.member, given.default)),
        'an amount below the default, and not nothing',
      ),
      ['member'],
    ),
    v.forward(
      v.check((given) => given.until === undefined || given.sale !== undefined, 'none without a sale'),
      ['until'],
    ),
    v.forward(
      v.check(
        ({ suggested, sale, old }) => suggested === undefined || (sale === undefined && old === undefined),
        'none with a sale or an old price',
      ),
      ['suggested'],
    ),
    v.forward(
      v.check(
        (given) =>
          given.suggested === undefined ||
          (below(0, given.default) && !below(given.suggested, given.default)),
        'an amount from the default on, which is not nothing',
      ),
      ['suggested'],
    ),
  );

/** Prices by currency code. */
export const pricesSchema = v.pipe(
  v.strictObject(
    Object.fromEntries(allCurrencies.map(({ code, digits }) => [code, v.optional(priceIn(digits))])),
    'prices by currency',
  ),
  v.check((prices) => {
    const chosen = Object.values(prices).map((given) => given?.suggested !== undefined);
    return chosen.every((each) => each === chosen[0]);
  }, 'suggested in every currency, or in none'),
);

export function readPrices(tariffId: string, prices: v.InferOutput<typeof pricesSchema>): Row[] {
  return allCurrencies.flatMap(({ id, code }) => {
    const given = prices[code];
    return given ? [{ tariff_id: tariffId, currency_id: id, ...cellsOf(price.fields, given) }] : [];
  });
}

export const writePrices = (rows: readonly Row[]) =>
  Object.fromEntries(
    allCurrencies.flatMap(({ id, code, digits }) => {
      const row = rows.find(({ currency_id: currency }) => currency === id);
      if (!row) return [];
      const written = Object.entries(fieldsOf(digits)).map(([name, { column, write }]) => [
        name,
        write(row[column] ?? null),
      ]);
      return [[code, Object.fromEntries(written)]];
    }),
  );
