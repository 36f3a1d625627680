import type * as v from 'valibot';
import type { Role } from './roles.ts';

/**
 * When the password and a code must have been given within the last 15 minutes: `always`, or for `money` above the limit
 * of support.
 */
export type Proof = 'never' | 'money' | 'always';

/**
 * One thing that the desk can do, as data: the server implements it once (`server/admin/commands`), for the shell and
 * for the browser. Its name is the command's, with dots for spaces (`twoFactor.off` is `two-factor off`).
 */
export interface Act<
  Input extends v.GenericSchema = v.GenericSchema,
  Answer extends v.GenericSchema = v.GenericSchema,
> {
  readonly name: string;
  readonly input: Input;
  readonly answer: Answer;
  readonly right: readonly Role[];
  /** Whether it changes something: then it previews first, and is done with the preview's ID. */
  readonly changes: boolean;
  readonly proof: Proof;
  /** The answer is a file, streamed as it is. */
  readonly file: boolean;
}

type Options<Input, Answer> = {
  readonly input: Input;
  readonly answer: Answer;
  readonly right: readonly Role[];
  readonly proof?: Proof;
};

/** An act that only reads. */
export const reads = <
  const Name extends string,
  Input extends v.GenericSchema,
  Answer extends v.GenericSchema,
>(
  name: Name,
  options: Options<Input, Answer>,
) => ({ name, proof: 'never' as Proof, ...options, changes: false as const, file: false as const });

/** An act that changes something. */
export const changes = <
  const Name extends string,
  Input extends v.GenericSchema,
  Answer extends v.GenericSchema,
>(
  name: Name,
  options: Options<Input, Answer>,
) => ({ name, proof: 'never' as Proof, ...options, changes: true as const, file: false as const });

/** An act whose answer is a file. */
export const files = <
  const Name extends string,
  Input extends v.GenericSchema,
  Answer extends v.GenericSchema,
>(
  name: Name,
  options: Options<Input, Answer>,
) => ({ name, proof: 'never' as Proof, ...options, changes: false as const, file: true as const });
