import * as v from 'valibot';
import type { FieldError } from './errorCodes.ts';
import { plainText } from './validation.ts';

/** The longest text of a rating, in UTF-16 units, as a field counts them. */
export const maxReviewLength = 2000;

const says = (code: FieldError): FieldError => code;

/** What a buyer says of a product: stars as a number, or as the field of a form has them. */
export const ratingForm = v.object({
  stars: v.pipe(
    v.optional(v.union([v.number(), v.string()], says('invalid')), 0),
    v.transform(Number),
    v.check((stars) => stars !== 0, says('required')),
    v.picklist([1, 2, 3, 4, 5], says('invalid')),
  ),
  text: v.optional(
    v.pipe(
      v.string(says('invalid')),
      v.transform(plainText),
      v.trim(),
      v.maxLength(maxReviewLength, says('tooLong')),
    ),
    '',
  ),
  showsName: v.optional(v.boolean(), false),
});
