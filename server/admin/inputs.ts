import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { isDay, isMoment } from '../../src/shared/days.ts';
import { isFieldError } from '../../src/shared/errorCodes.ts';
import { fromDecimal, type Minor } from '../../src/shared/money.ts';
import type { Database } from '../database/schema.ts';
import { failure } from '../kernel/failure.ts';
import { endOfDay, shopTimeZone, startOfDay } from '../kernel/shopTime.ts';
import { accountsAt } from '../identity/accountsAt.ts';

/** Parsers shared by several commands. */

const dateProblem = 'must be a date such as 2026-12-31, or 2026-12-31T18:00Z';

/** The choices of a picklist, as people type them. */
const choicesOf = (expected: string | null): string =>
  (expected ?? '').replaceAll(/[()"]/g, '').split(' | ').join(', ');

/** What is wrong with an input, by the code that acts share with the browser. */
function codedProblem(issue: v.BaseIssue<unknown>): string | undefined {
  const { message, kind, type, received, requirement, expected } = issue;
  switch (message) {
    case 'required':
      return received === 'undefined' ? 'is missing' : 'must not be empty';
    case 'tooLong':
      return `must be at most ${String(requirement)} characters`;
    case 'tooLittle':
      return `must be at least ${String(requirement)}`;
    case 'tooMuch':
      return `must be at most ${String(requirement)}`;
    case 'notNumber':
      return kind === 'schema' || type === 'integer'
        ? 'must be a whole number'
        : 'must be an amount such as 3.50';
    case 'date':
      return dateProblem;
    case 'email':
      return 'must be an e-mail address';
    case 'choose':
      return `must be one of ${choicesOf(expected)}`;
    default:
      return isFieldError(message) ? 'is not valid' : undefined;
  }
}

/** What is wrong with an input whose schema doesn't say it. */
function plainProblem(issue: v.BaseIssue<unknown>): string {
  const { kind, type, received, requirement } = issue;
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

/** What is wrong with an input, to follow the name of an option. */
export const problemOf = (issue: v.BaseIssue<unknown>): string => codedProblem(issue) ?? issue.message;

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
  v.check((text) => isDay(text) || isMoment(text), dateProblem),
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
