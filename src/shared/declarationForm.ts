import * as v from 'valibot';
import { isDay } from './days.ts';
import type { FieldError } from './errorCodes.ts';
import { plainLine, plainText } from './texts.ts';
import { email, textOf } from './validation.ts';

/** What a consumer may declare about a contract without logging in. */
export type DeclarationKind = 'WITHDRAWAL' | 'CANCELLATION';

const code = (error: FieldError): FieldError => error;

/** A blank field is a field that was left out. */
const blankAsAbsent = (text: string): string | undefined => (text === '' ? undefined : text);

const person = {
  name: textOf(plainLine, 1, 100),
  email,
  /** An order's number, or in words what the contract is about. */
  number: textOf(plainLine, 1, 200),
};

/** The fields that only a cancellation has. */
const ending = {
  cause: v.optional(v.picklist(['ORDINARY', 'FOR_CAUSE'], code('choose')), 'ORDINARY'),
  reason: v.optional(
    v.pipe(
      v.string(code('invalid')),
      v.transform(plainText),
      v.maxLength(2000, code('tooLong')),
      v.transform(blankAsAbsent),
    ),
  ),
  /** The day on which the contract should end; without one, as early as possible. */
  endsOn: v.optional(
    v.pipe(
      v.string(code('invalid')),
      v.trim(),
      v.check((text) => text === '' || isDay(text), code('date')),
      v.transform(blankAsAbsent),
    ),
  ),
};

const hasReason = ({ cause, reason }: { cause: string; reason?: string | undefined }): boolean =>
  cause === 'ORDINARY' || reason !== undefined;

/** The fields of each declaration. */
export const declarationForms = {
  WITHDRAWAL: v.object(person),
  CANCELLATION: v.pipe(
    v.object({ ...person, ...ending }),
    v.forward(v.partialCheck([['cause'], ['reason']], hasReason, code('required')), ['reason']),
  ),
} as const;

/** What a declaration says, parsed. */
export interface DeclarationFields {
  readonly name: string;
  readonly email: string;
  readonly number: string;
  readonly cause?: 'ORDINARY' | 'FOR_CAUSE';
  readonly reason?: string | undefined;
  readonly endsOn?: string | undefined;
}
