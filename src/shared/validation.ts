import * as v from 'valibot';
import { isFieldError, type FieldError, type FieldErrors } from './errorCodes.ts';

/** A valibot message that is one of the codes the application translates. */
const says = (code: FieldError): FieldError => code;

/** Brings Arabic-Indic, Persian and full-width digits to 0–9, so that fields take what people type. */
export const asciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );

/** Text that any database and mail can hold: no lone surrogates, no control characters but line breaks and tabs. */
const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');

/** The same on one line, and without what turns the direction of the text around it. */
const plainLine = (text: string): string =>
  plainText(text)
    .replace(/\s+/g, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** An address as typed, to the address it stands for: trimmed, NFKC, lower case. */
export const normalizeEmail = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

export const email = v.pipe(
  v.string(says('required')),
  v.transform(normalizeEmail),
  v.nonEmpty(says('required')),
  v.maxLength(254, says('tooLong')),
  v.regex(
    /^[^\s\p{Cc}\p{Cs}@<>"',;:\\()[\]]+@[^\s\p{Cc}\p{Cs}@<>"',;:\\()[\]]+\.[^\s\p{Cc}\p{Cs}@<>"',;:\\()[\].]{2,}$/u,
    says('email'),
  ),
);

/** A new password: 8 to 128 characters, nothing else asked. */
export const newPassword = v.pipe(
  v.string(says('required')),
  v.nonEmpty(says('required')),
  v.minLength(8, says('tooShort')),
  v.maxLength(128, says('tooLong')),
);

/** A password to be checked against the stored one; only its length is bounded. */
export const givenPassword = v.pipe(
  v.string(says('required')),
  v.nonEmpty(says('required')),
  v.maxLength(128, says('tooLong')),
);

export const personName = v.optional(
  v.pipe(v.string(says('invalid')), v.trim(), v.maxLength(100, says('tooLong'))),
);

export const acceptedTerms = v.literal(true, says('terms'));

/** Letters, digits, `-` and `_`, compared without case. */
export const promoCode = v.pipe(
  v.string(says('invalid')),
  v.transform((text) => asciiDigits(text).trim().toUpperCase()),
  v.maxLength(40, says('tooLong')),
  v.regex(/^[\p{L}\p{N}_-]*$/u, says('promoUnknown')),
);

export const loginForm = v.object({
  login: email,
  password: givenPassword,
  remember: v.optional(v.boolean(), false),
});

export const registerForm = v.object({
  login: email,
  password: newPassword,
  firstName: personName,
  lastName: personName,
  acceptsTerms: acceptedTerms,
});

const textOf = (clean: (text: string) => string, least: number, most: number) =>
  v.pipe(
    v.string(says('required')),
    v.transform(clean),
    v.trim(),
    v.nonEmpty(says('required')),
    v.minLength(least, says('tooShort')),
    v.maxLength(most, says('tooLong')),
  );

/** A message to the inbox of the site. */
export const contactForm = v.object({
  name: textOf(plainLine, 1, 100),
  email,
  message: textOf(plainText, 10, 5000),
});

/** A campaign parameter: at most 200 characters. */
const campaign = v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)));

export const utm = v.object({ utm_campaign: campaign, utm_medium: campaign, utm_source: campaign });
export type Utm = v.InferOutput<typeof utm>;

/** A made-up idempotency key: 16 to 64 characters of `a-z A-Z 0-9 - _`. */
export const idempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, says('invalid')));

/** The first problem of each field of a failed parse. */
export function fieldErrorsOf(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: Record<string, FieldError> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    const message = issue.message;
    errors[field] ??= isFieldError(message) ? message : 'invalid';
  }
  return errors;
}
