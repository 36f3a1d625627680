import * as v from 'valibot';
import { toDecimal } from '../../src/shared/money.ts';
import { mediaTypeOf } from '../commerce/library/mediaTypes.ts';
import { ownFile } from '../commerce/library/studyFile.ts';
import { allCurrencies } from '../database/seed/currencies.ts';
import { type Cell, textOf } from './tables.ts';
import { amount, fileName, flag, id, line, slug, web, whole } from './values.ts';

/** How one value is written in a file, and which column stores it. */
export interface Field {
  readonly column: string;
  /** Parses the value; messages say what is expected. */
  readonly schema: v.GenericSchema<unknown, Cell | undefined>;
  /** Formats the cell; undefined if it is omitted from the file. */
  readonly write: (cell: Cell) => string | undefined;
  /** Set if the value names a file next to the facts file. The column then also has its SHA-256: `<name>/<SHA-256>`. */
  readonly beside?: 'picture' | 'file';
  /** Set if a day alone means its end in the shop's time zone. */
  readonly isEnd?: true;
  /** Whether a path in it is a page of this site, without its language. */
  readonly isPage?: true;
  /** Whether two cells are equivalent; strict equality by default. */
  readonly same?: (one: Cell, other: Cell) => boolean;
}

/** The cell as text; undefined for null. */
export const plain = (cell: Cell): string | undefined => (cell === null ? undefined : textOf(cell));

/** An optional slug. */
export const slugField = (column: string): Field => ({
  column,
  schema: v.optional(slug),
  write: plain,
});

/** An optional text. */
export const textField = (column: string): Field => ({
  column,
  schema: v.optional(line),
  write: plain,
});

/** An optional App Store ID. */
export const appleIdField = (column: string): Field => ({
  column,
  schema: v.optional(
    v.pipe(
      v.string('a number of the App Store'),
      v.regex(/^[1-9]\d{4,14}$/, 'a number of the App Store, such as 284910350'),
    ),
  ),
  write: plain,
});

/** An optional https address. */
export const addressField = (column: string): Field => ({
  column,
  schema: v.optional(web),
  write: plain,
});

/** An optional https address, or a page of this site without its language, such as `/services`. */
export const pageField = (column: string): Field => ({
  column,
  schema: v.optional(
    v.union(
      [web, v.pipe(line, v.regex(/^(?:\/[a-z0-9][\w.-]*)+$/))],
      'an https address, or a page of this site such as /services',
    ),
  ),
  write: plain,
  isPage: true,
});

const besideName = (cell: Cell) => {
  const text = plain(cell);
  return (text && ownFile(text)?.name) ?? text;
};

/** An optional picture. */
export const pictureField = (column: string): Field => ({
  column,
  schema: v.optional(
    v.pipe(
      fileName,
      v.regex(
        /\.(?:png|jpe?g|webp|avif)$/i,
        'the name of a picture in PNG, JPEG, WebP or AVIF beside this file',
      ),
    ),
  ),
  write: besideName,
  beside: 'picture',
});

/** An optional file with restricted access, or an https address elsewhere. */
export const fileField = (column: string): Field => ({
  column,
  schema: v.optional(
    v.union(
      [
        web,
        v.pipe(
          fileName,
          v.check((name) => mediaTypeOf(name) !== undefined),
        ),
      ],
      'the name of a file beside this one, such as study.pdf, or an https address',
    ),
  ),
  write: besideName,
  beside: 'file',
});

/** The ID of another entity in the folder. */
export const idField = (column: string): Field => ({ column, schema: id, write: plain });
export const optionalIdField = (column: string): Field => ({
  column,
  schema: v.optional(id),
  write: plain,
});

export const wholeField = (column: string): Field => ({ column, schema: whole, write: plain });

/** A whole number within limits, with a default if it is omitted. */
export const countField = (
  column: string,
  usual: number | null,
  { least = 0, most }: { readonly least?: number; readonly most: number },
): Field => ({
  column,
  schema: v.optional(
    v.pipe(
      whole,
      v.check((count) => count >= least && count <= most, `a whole number from ${least} to ${most}`),
    ),
    usual === null ? undefined : String(usual),
  ),
  write: (cell) => (cell === usual ? undefined : plain(cell)),
});

/** A flag that is false unless the file says otherwise. */
export const flagField = (column: string): Field => ({
  column,
  schema: v.optional(flag, 'false'),
  write: (cell) => (cell === true ? 'true' : undefined),
});

/** The same, for a column with the opposite meaning. */
export const inverseFlagField = (column: string): Field => ({
  column,
  schema: v.optional(
    v.pipe(
      flag,
      v.transform((is) => !is),
    ),
    'false',
  ),
  write: (cell) => (cell === false ? 'true' : undefined),
});

/** Stands for the time at which the folder is applied. */
export const since = 'now';

/** A flag whose column stores since when it is set. */
export const sinceField = (column: string): Field => ({
  column,
  schema: v.optional(
    v.pipe(
      flag,
      v.transform((is) => (is ? since : null)),
    ),
    'false',
  ),
  write: (cell) => (cell === null ? undefined : 'true'),
  same: (one, other) => (one === null) === (other === null),
});

export const choiceField = (column: string, options: readonly string[], usual?: string): Field => {
  const schema = v.picklist(options, `one of ${options.join(', ')}`);
  return {
    column,
    schema: usual === undefined ? schema : v.optional(schema, usual),
    write: (cell) => (cell === usual ? undefined : plain(cell)),
  };
};

export const currencyField = (column: string): Field => ({
  column,
  schema: v.pipe(
    v.picklist(
      allCurrencies.map(({ code }) => code),
      'a currency of ISO 4217, such as EUR',
    ),
    v.transform((code) => allCurrencies.find((currency) => currency.code === code)?.id ?? null),
  ),
  write: (cell) => allCurrencies.find((currency) => currency.id === cell)?.code,
});

/** An amount of a currency with this many decimals; its column stores minor units. */
export const amountField = (column: string, digits: number): Field => ({
  column,
  schema: amount(digits),
  write: (cell) => (typeof cell === 'number' ? toDecimal(cell, digits) : undefined),
});
export const optionalAmountField = (column: string, digits: number): Field => ({
  ...amountField(column, digits),
  schema: v.optional(amount(digits)),
});
