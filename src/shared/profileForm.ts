import * as v from 'valibot';
import { colorPreferences } from './colorPreferences.ts';
import type { FieldError } from './errorCodes.ts';
import { plainLine } from './validation.ts';

const says = (code: FieldError): FieldError => code;

/** Null, and text of nothing but spaces, empty a field. */
const emptiable = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string(says('invalid')),
        v.transform((text) => plainLine(text).trim()),
        v.union([
          v.pipe(
            v.literal(''),
            v.transform(() => null),
          ),
          schema,
        ]),
      ),
    ),
  );

const name = v.pipe(v.string(), v.maxLength(100, says('tooLong')));

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
/** These alphabets share letters of the same look: mixed, a name could imitate another. */
const isOfOneAlphabet = (text: string): boolean => scripts.filter((script) => script.test(text)).length <= 1;
const hasUnseen = (text: string): boolean => /\p{Default_Ignorable_Code_Point}/u.test(text);

const userName = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFKC')),
  v.regex(/^[\p{L}\p{N}._-]{3,30}$/u, says('userName')),
  v.check((text) => isOfOneAlphabet(text) && !hasUnseen(text), says('userName')),
);

const firstDay = '1900-01-01';

/** The newest day there is anywhere on earth, as `YYYY-MM-DD`. */
const newestDay = (now: Date): string => new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

const isRealDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toJSON().startsWith(text);
};

const birthDate = (now: Date) =>
  v.pipe(
    v.string(),
    v.check((day) => isRealDay(day) && day >= firstDay && day <= newestDay(now), says('date')),
  );

const id = v.pipe(v.string(), v.maxLength(64, says('invalid')));

export const genders = ['FEMALE', 'MALE', 'OTHER'] as const;

/**
 * What a person may say of themselves; what is not given stays, null empties. Whether phone, country, city,
 * language and currency exist is checked by the server.
 */
export const profileForm = (now: Date) =>
  v.object({
    firstName: emptiable(name),
    lastName: emptiable(name),
    userName: emptiable(userName),
    birthDate: emptiable(birthDate(now)),
    gender: v.optional(v.nullable(v.picklist(genders, says('invalid')))),
    phone: emptiable(v.pipe(v.string(), v.maxLength(40, says('phone')))),
    countryId: emptiable(id),
    cityId: emptiable(id),
    languageId: emptiable(id),
    paymentReminders: v.optional(v.boolean(says('invalid'))),
    colorMode: v.optional(v.picklist(colorPreferences, says('invalid'))),
    currencyId: v.optional(v.pipe(v.string(says('required')), v.nonEmpty(says('required')), id)),
  });

export type ProfileChange = v.InferOutput<ReturnType<typeof profileForm>>;
