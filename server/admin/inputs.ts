import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { isDay, isMoment } from '../../src/shared/days.ts';
import { fromDecimal, type Minor } from '../../src/shared/money.ts';
import type { Database } from '../database/schema.ts';
import { failure } from '../kernel/failure.ts';
import { endOfDay, shopTimeZone, startOfDay } from '../kernel/shopTime.ts';
import { accountsAt } from '../identity/accountsAt.ts';

/** Parsers shared by several commands. */

/** What is wrong with an input whose schema doesn't say it. */
function plainProblem({ kind, type, received, requirement }: v.BaseIssue<unknown>): string {
  if (kind === 'schema' && received === 'undefined') return 'is missing';
  switch (type) {
    case 'max_length':
      return `must be at most ${String(requirement)} characters`;
    case 'min_value':
      return `must be at least ${String(requirement)}`;
    case 'max_value':
      return `must be at most ${String(requirement)}`;
    default:
      return 'is not valid';
  }
}

/** Parses what an operator typed. @throws v.ValiError whose messages follow an option's name */
export const parseInput = <Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.InferOutput<Schema> => v.parse(schema, given, { message: plainProblem });

export const word = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(200));
export const decimal = v.pipe(
  v.string(),
  v.regex(/^\d{1,13}(\.\d{1,3})?$/, 'must be an amount such as 3.50'),
);
/** A day of the shop or a moment, as text: `firstMoment` and `lastMoment` resolve it. */
export const dayOrMoment = v.pipe(
  v.string(),
  v.check((text) => isDay(text) || isMoment(text), 'must be a date such as 2026-12-31, or 2026-12-31T18:00Z'),
);
export const count = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number));

/** A moment, or the start of a day in the shop's time zone. */
export const firstMoment = async (db: Kysely<Database>, text: string): Promise<Date> =>
  isDay(text) ? startOfDay(text, await shopTimeZone(db)) : new Date(text);

/** A moment, or the end of a day in the shop's time zone. */
export const lastMoment = async (db: Kysely<Database>, text: string): Promise<Date> =>
  isDay(text) ? endOfDay(text, await shopTimeZone(db)) : new Date(text);

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
  const [user, other] = await db
    .selectFrom('users')
    .selectAll()
    .where(({ eb, or }) => or([eb('id', 'in', accountsAt(db, name).select('id')), eb('id', '=', name)]))
    .execute();
  if (!user) throw failure('NOT_FOUND', 'Account not found.');
  if (other)
    throw failure(
      'CONFLICT',
      `Two accounts have this address. Name one by its ID: ${user.id} or ${other.id}.`,
    );
  return user;
}

/** Parses an amount into minor units. @throws Failure BAD_USER_INPUT if the currency has fewer decimals */
export function minorOf(text: string, { code, digits }: Pick<Currency, 'code' | 'digits'>): Minor {
  const minor = fromDecimal(text, digits);
  if (minor === undefined)
    throw failure('BAD_USER_INPUT', `${code} has ${digits} decimals: ${text} is none.`);
  return minor;
}
