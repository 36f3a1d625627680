import * as v from 'valibot';
import type { FieldError } from './errorCodes.ts';

/** Why a visitor reports a review: the enum `ReviewReason` of the contract, in the order of the form. */
export const reviewReasons = ['SPAM', 'INSULT', 'PERSONAL_DATA', 'OTHER'] as const;

export type ReviewReason = (typeof reviewReasons)[number];

const choose: FieldError = 'choose';

/** A report of a review. */
export const reviewReportForm = v.object({
  // Without a chosen option, the form has no such field.
  reason: v.pipe(v.optional(v.string(), ''), v.picklist(reviewReasons, choose)),
});
