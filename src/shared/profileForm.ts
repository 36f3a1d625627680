import * as v from 'valibot';
import { colorPreferences } from './colorPreferences.ts';
import { isDay } from './days.ts';
import type { FieldError } from './errorCodes.ts';
import { plainLine } from './texts.ts';

const code = (error: FieldError): FieldError => error;

/** Null and blank text clear a field. */
const clearable = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string(code('invalid')),
        v.transform(plainLine),
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

const name = v.pipe(v.string(), v.maxLength(100, code('tooLong')));

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
/** These alphabets share look-alike letters: mixed, a name could impersonate another. */
const hasOneAlphabet = (text: string): boolean => scripts.filter((script) => script.test(text)).length <= 1;
const hasInvisible = (text: string): boolean => /\p{Default_Ignorable_Code_Point}/u.test(text);

const userName = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFKC')),
  v.regex(/^[\p{L}\p{N}._-]{3,30}$/u, code('userName')),
  v.check((text) => hasOneAlphabet(text) && !hasInvisible(text), code('userName')),
);

const firstDay = '1900-01-01';

/** The latest date anywhere on earth, as `YYYY-MM-DD`. */
const newestDay = (now: Date): string => new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

const birthDate = (now: Date) =>
  v.pipe(
    v.string(),
    v.check((day) => isDay(day) && day >= firstDay && day <= newestDay(now), code('date')),
  );

const id = v.pipe(v.string(), v.maxLength(64, code('invalid')));

export const genders = ['FEMALE', 'MALE', 'OTHER'] as const;

/**
 * The editable profile: omitted fields stay, null clears. The server checks that phone, country, city, language and
 * currency exist.
 */
export const profileForm = (now: Date) =>
  v.object({
    firstName: clearable(name),
    lastName: clearable(name),
    userName: clearable(userName),
    birthDate: clearable(birthDate(now)),
    gender: v.optional(v.nullable(v.picklist(genders, code('invalid')))),
    phone: clearable(v.pipe(v.string(), v.maxLength(40, code('phone')))),
    countryId: clearable(id),
    cityId: clearable(id),
    languageId: clearable(id),
    paymentReminders: v.optional(v.boolean(code('invalid'))),
    colorMode: v.optional(v.picklist(colorPreferences, code('invalid'))),
    currencyId: v.optional(v.pipe(v.string(code('required')), v.nonEmpty(code('required')), id)),
  });

export type ProfileChange = v.InferOutput<ReturnType<typeof profileForm>>;
