import * as v from 'valibot';
import { readAmount } from '@/i18n/amount';
import type { FieldError } from '@/shared/errorCodes';
import type { Lang } from '@/shared/languages';

const code = (error: FieldError): FieldError => error;

const problems = {
  empty: 'required',
  notNumber: 'notNumber',
  negative: 'tooLittle',
  ambiguous: 'ambiguous',
  tooLarge: 'tooMuch',
  tooFine: 'tooFine',
} as const satisfies Record<string, FieldError>;

/** An amount as people type it in a language; gives the decimal that acts take. */
export const amountField = (lang: Lang) =>
  v.pipe(
    v.string(code('required')),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { amount, problem } = readAmount(dataset.value, lang);
      if (problem === undefined) return amount;
      addIssue({ message: code(problems[problem]) });
      return NEVER;
    }),
  );

/** A field that may stay empty. */
export const optionalField = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.pipe(
    v.string(),
    v.transform((text) => (text.trim() === '' ? undefined : text)),
    v.optional(schema),
  );
