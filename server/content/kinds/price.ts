import * as v from 'valibot';
import { brokenRules, type PriceParts } from '../../catalogue/priceRules.ts';
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

const minorOr = (cell: Cell | undefined): number | null => (typeof cell === 'number' ? cell : null);

/** The parts of a price as a file says them. */
const partsOf = (given: Readonly<Record<keyof typeof price.fields, Cell | undefined>>): PriceParts => ({
  default: minorOr(given.default) ?? 0,
  sale: minorOr(given.sale),
  old: minorOr(given.old),
  member: minorOr(given.member),
  suggested: minorOr(given.suggested),
  until: given.until ?? null,
});

/** The parts of a stored price, or of one to store. */
export const storedParts = (row: Row): PriceParts =>
  partsOf({
    default: row['default_minor'],
    sale: row['sale_minor'],
    old: row['old_minor'],
    member: row['member_minor'],
    suggested: row['suggested_minor'],
    until: row['sale_until'],
  });

const priceIn = (digits: number) =>
  v.pipe(
    v.strictObject(factsOf(fieldsOf(digits)), 'an amount as in { default: 12.00 }'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      for (const { part, expected } of brokenRules(partsOf(value)))
        addIssue({
          message: expected,
          path: [{ type: 'object', origin: 'value', input: { ...value }, key: part, value: value[part] }],
          input: value[part],
        });
    }),
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
