import * as v from 'valibot';
import { replaceInvalidText, InvalidTextError } from '../../../kernel/validText.ts';

/** The payload of a callback whose signature was verified, in a form the database can store. */
export const callbackPayload = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return replaceInvalidText(dataset.value);
    } catch (error) {
      if (!(error instanceof InvalidTextError)) throw error;
      addIssue({ message: error.message });
      return NEVER;
    }
  }),
);
