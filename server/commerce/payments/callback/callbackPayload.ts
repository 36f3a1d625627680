import * as v from 'valibot';
import { replaceUnreadable, Unreadable } from '../../../kernel/readableText.ts';

/** What a callback holds once its signature was checked, as the database can hold it. */
export const callbackPayload = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return replaceUnreadable(dataset.value);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      addIssue({ message: error.message });
      return NEVER;
    }
  }),
);
