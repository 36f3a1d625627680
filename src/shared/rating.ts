import * as v from 'valibot';
import type { FieldError } from './errorCodes.ts';
import { plainText } from './texts.ts';

/** The maximum length of a review, in UTF-16 units, as form fields count them. */
export const maxReviewLength = 2000;

const code = (error: FieldError): FieldError => error;

/** A buyer's rating of a product: stars as a number, or as a form field's string. */
export const ratingForm = v.object({
  stars: v.pipe(
    v.optional(v.union([v.number(), v.string()], code('invalid')), 0),
    v.transform(Number),
    v.check((stars) => stars !== 0, code('choose')),
    v.picklist([1, 2, 3, 4, 5], code('invalid')),
  ),
  text: v.optional(
    v.pipe(v.string(code('invalid')), v.transform(plainText), v.maxLength(maxReviewLength, code('tooLong'))),
    '',
  ),
  showsName: v.optional(v.boolean(), false),
});
