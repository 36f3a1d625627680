import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { fromDecimal, type Minor } from '../../src/shared/money.ts';
import { normalizeEmail } from '../../src/shared/validation.ts';
import type { Database } from '../database/schema.ts';
import { failure } from '../kernel/failure.ts';

/** Parsers shared by several commands. */

export const word = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(200));
export const decimal = v.pipe(
  v.string(),
  v.regex(/^\d{1,13}(\.\d{1,3})?$/, 'must be an amount such as 3.50'),
);
export const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a date such as 2026-12-31'),
  v.transform((text) => new Date(text)),
);
export const count = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number));

/** The help for a list's `limit` option, which `atMost` parses. */
export const limitOption = { value: '50', help: 'so many' } as const;

/** The maximum number of rows a list shows; 50 by default. */
export const atMost = (most: number) =>
  v.optional(
    v.pipe(count, v.minValue(1, 'must be at least 1'), v.maxValue(most, `must be at most ${most}`)),
    '50',
  );

type Currency = Selectable<Database['currencies']>;

/** Finds a currency by its code. @throws Failure NOT_FOUND */
export async function currencyByCode(db: Kysely<Database>, code: string): Promise<Currency> {
  const currency = await db
    .selectFrom('currencies')
    .selectAll()
    .where('code', '=', code.toUpperCase())
    .executeTakeFirst();
  if (!currency) throw failure('NOT_FOUND', `There is no currency ${code}.`);
  return currency;
}

/** Finds a person by their account's address or by ID. @throws Failure NOT_FOUND */
export async function customerBy(db: Kysely<Database>, name: string): Promise<Selectable<Database['users']>> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.or([eb('login', '=', normalizeEmail(name)), eb('id', '=', name)]))
    .executeTakeFirst();
  if (!user) throw failure('NOT_FOUND', 'There is no such account.');
  return user;
}

/** Parses an amount into minor units. @throws Failure BAD_USER_INPUT if the currency has fewer decimals */
export function minorOf(text: string, { code, digits }: Pick<Currency, 'code' | 'digits'>): Minor {
  const minor = fromDecimal(text, digits);
  if (minor === undefined)
    throw failure('BAD_USER_INPUT', `${code} has ${digits} decimals: ${text} is none.`);
  return minor;
}
