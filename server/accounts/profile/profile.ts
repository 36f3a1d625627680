import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import type { FieldErrors } from '../../../src/shared/errorCodes.ts';
import { readPhone } from '../../../src/shared/phone.ts';
import { profileForm, type ProfileChange } from '../../../src/shared/profileForm.ts';
import { fieldErrorsOf } from '../../../src/shared/validation.ts';
import type { Database } from '../../database/schema.ts';
import { signedIn, type Caller, type User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { setReminders } from '../../mail/reminderOptOuts.ts';

const refuse = (fields: FieldErrors) =>
  failure('BAD_USER_INPUT', `Fields of the profile cannot be used: ${Object.keys(fields).join(', ')}.`, {
    fields,
  });

/**
 * The form in which user names are compared: NFKC, ignoring case. Uppercase first, which unifies what lowercase keeps
 * apart (ß, ς).
 */
export const userNameKey = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

/** What the database says about the IDs and the user name in a change. */
interface Facts {
  readonly countryCode: string | null;
  readonly fields: FieldErrors;
}

/** The country and city a person has after a change. A different country clears the city. */
function placeAfter(user: User, change: ProfileChange): { countryId: string | null; cityId: string | null } {
  const countryId = change.countryId === undefined ? user.country_id : change.countryId;
  const cityId = change.cityId !== undefined || countryId !== user.country_id ? change.cityId : user.city_id;
  return { countryId, cityId: cityId ?? null };
}

/** Looks up everything that a change refers to, in one query. */
async function lookUp(db: Kysely<Database>, user: User, change: ProfileChange): Promise<Facts> {
  const { countryId, cityId } = placeAfter(user, change);
  const found = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('countries').select('code').where('id', '=', countryId).as('country'),
      eb
        .selectFrom('cities')
        .select('id')
        .where('id', '=', cityId)
        .where('country_id', '=', countryId)
        .as('city'),
      eb
        .selectFrom('languages')
        .select('id')
        .where('id', '=', change.languageId ?? null)
        .as('language'),
      eb
        .selectFrom('currencies')
        .select('id')
        .where('id', '=', change.currencyId ?? null)
        .as('currency'),
      eb
        .selectFrom('users')
        .select('id')
        .where('user_name_key', '=', change.userName ? userNameKey(change.userName) : null)
        .where('id', '!=', user.id)
        .as('namesake'),
    ])
    .executeTakeFirstOrThrow();
  return {
    countryCode: found.country,
    fields: {
      ...(countryId !== null && !found.country && { countryId: 'invalid' }),
      ...(cityId !== null && !found.city && { cityId: 'invalid' }),
      ...(change.languageId && !found.language && { languageId: 'invalid' }),
      ...(change.currencyId && !found.currency && { currencyId: 'invalid' }),
      ...(found.namesake && { userName: 'userNameTaken' }),
    },
  };
}

/** A field's column name: `firstName` becomes `first_name`. */
type ColumnOf<Field extends string> = Field extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnOf<Rest>}`
  : Field;

type ChangedColumn =
  | ColumnOf<Exclude<keyof ProfileChange, 'colorMode' | 'paymentReminders'>>
  | 'user_name_key'
  | 'project_settings';

/** The columns of a change; undefined ones stay as they are. Fails to compile if a field has no column. */
function columnsOf(user: User, change: ProfileChange, phone: string | null | undefined) {
  const { countryId, cityId } = placeAfter(user, change);
  const { userName } = change;
  return {
    first_name: change.firstName,
    last_name: change.lastName,
    user_name: userName,
    user_name_key: userName ? userNameKey(userName) : userName,
    birth_date: change.birthDate,
    gender: change.gender,
    phone,
    country_id: countryId,
    city_id: cityId,
    language_id: change.languageId,
    currency_id: change.currencyId,
    project_settings:
      change.colorMode && JSON.stringify({ ...user.project_settings, colorMode: change.colorMode }),
  } satisfies Readonly<Record<ChangedColumn, unknown>>;
}

async function change(
  db: Transaction<Database>,
  now: Date,
  userId: string,
  wanted: ProfileChange,
): Promise<User> {
  // Locked, so that concurrent changes of country and city cannot end up mismatched.
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { countryCode, fields } = await lookUp(db, user, wanted);
  const phone = wanted.phone ? readPhone(wanted.phone, countryCode)?.number : wanted.phone;
  const wrong: FieldErrors = { ...fields, ...(wanted.phone && !phone && { phone: 'phone' }) };
  if (Object.keys(wrong).length > 0) throw refuse(wrong);
  const { login: address } = user;
  const { paymentReminders: areWanted } = wanted;
  if (address !== null && areWanted !== undefined) await setReminders(db, now, { address, areWanted });
  return db
    .updateTable('users')
    .set(columnsOf(user, wanted, phone))
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The constraint that is violated when two people take the same name concurrently. */
export const takenNameConstraint = 'users_user_name_key_key';

const isTakenName = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === takenNameConstraint;

/**
 * Updates a person's profile: given values change, null clears, the rest stays. Balances are unaffected by a change of
 * currency. Returns the updated user.
 * @throws Failure UNAUTHENTICATED, FORBIDDEN for a guest, BAD_USER_INPUT with what is wrong with each field
 */
export async function updateProfile(services: Services, caller: Caller, input: unknown): Promise<User> {
  const user = signedIn(caller);
  if (user.is_autogenerated) throw failure('FORBIDDEN', 'A guest has no profile.');
  const parsed = v.safeParse(profileForm(services.clock()), input);
  if (!parsed.success) throw refuse(fieldErrorsOf(parsed.issues));
  try {
    return await services.db
      .transaction()
      .execute((trx) => change(trx, services.clock(), user.id, parsed.output));
  } catch (error) {
    // Another account took the name between the check and the update.
    if (isTakenName(error)) throw refuse({ userName: 'userNameTaken' });
    throw error;
  }
}
