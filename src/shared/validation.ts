import * as v from 'valibot';
import { isFieldError, type FieldError, type FieldErrors } from './errorCodes.ts';
import { readUtm } from './utm.ts';

/** A valibot message that is one of the codes the application translates. */
const says = (code: FieldError): FieldError => code;

/** Brings Arabic-Indic, Persian and full-width digits to 0–9, so that fields take what people type. */
export const asciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );

/** Text that any database and mail can hold: no lone surrogates, no control characters but line breaks and tabs. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');

/** The same on one line, and without what turns the direction of the text around it. */
export const plainLine = (text: string): string =>
  plainText(text)
    .replace(/\s+/g, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** Normalizes a typed address: trimmed, NFKC, lower case. */
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

const passwordAgain = v.pipe(v.string(says('required')), v.nonEmpty(says('required')));

const isRepeated = ({ password, repeat }: { password: string; repeat: string }): boolean =>
  password === repeat;

/** A new password and the same once more, against typing errors that nobody sees. */
export const newPasswordForm = v.pipe(
  v.object({ password: newPassword, repeat: passwordAgain }),
  v.forward(v.partialCheck([['password'], ['repeat']], isRepeated, says('mismatch')), ['repeat']),
);

/** The same with the present password. */
export const passwordChangeForm = v.pipe(
  v.object({ current: givenPassword, password: newPassword, repeat: passwordAgain }),
  v.forward(v.partialCheck([['password'], ['repeat']], isRepeated, says('mismatch')), ['repeat']),
);

export const emailChangeForm = v.object({ email, password: givenPassword });

const personName = v.optional(v.pipe(v.string(says('invalid')), v.trim(), v.maxLength(100, says('tooLong'))));

export const acceptedTerms = v.literal(true, says('terms'));

/** Letters, digits, `-` and `_`, compared without case. */
export const promoCode = v.pipe(
  v.string(says('invalid')),
  v.transform((text) => asciiDigits(text).trim().toUpperCase()),
  v.maxLength(40, says('tooLong')),
  v.regex(/^[\p{L}\p{N}_-]*$/u, says('promoUnknown')),
);

/**
 * A code of a second factor: of the app, or one of the recovery codes. Any digits, and as people write them down:
 * spaces, hyphens, capitals and marks of direction do not count.
 */
export const otp = v.pipe(
  v.string(says('required')),
  v.maxLength(64, says('wrongCode')),
  v.transform((text) =>
    asciiDigits(text)
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s\p{Pd}\p{Cf}]/gu, ''),
  ),
  v.nonEmpty(says('required')),
);

/** A code as it was typed, of which only the server knows how to read it. */
export const typedCode = v.pipe(v.string(says('required')), v.regex(/\S/u, says('required')));

export const loginForm = v.object({
  login: email,
  password: givenPassword,
  remember: v.optional(v.boolean(), false),
  otp: v.optional(otp),
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

/** A dream's id of what it points at. */
const pointer = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, says('invalid'))));

/** What people write of a dream. Lengths are counted in UTF-16 units, as a field counts them. */
export const dreamTexts = v.object({
  title: v.pipe(
    textOf(plainLine, 1, 120),
    // Made of invisible characters alone it could not be read, nor pressed.
    v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, says('required')),
  ),
  description: v.optional(
    v.pipe(v.string(says('invalid')), v.transform(plainText), v.trim(), v.maxLength(2000, says('tooLong'))),
    '',
  ),
});

/** What a dream may point at: at most one of them. */
export const dreamPointers = v.object({ productId: pointer, planId: pointer, researchId: pointer });

/** What is wrong with a dream, for the inbox of the site. */
export const dreamReason = textOf(plainText, 3, 1000);

const presentName = v.nullish(
  v.pipe(v.string(says('invalid')), v.transform(plainLine), v.trim(), v.maxLength(100, says('tooLong'))),
);

/** What is said with a present. */
export const presentForm = v.object({
  recipientName: presentName,
  senderName: presentName,
  message: v.nullish(
    v.pipe(v.string(says('invalid')), v.transform(plainText), v.trim(), v.maxLength(1000, says('tooLong'))),
  ),
});

/** Words to look for: one line of at most 100 characters. */
export const searchWords = v.pipe(
  v.string(says('invalid')),
  v.transform(plainLine),
  v.trim(),
  v.maxLength(100, says('tooLong')),
);

/** Campaign parameters; never wrong, what cannot be read of them is left out. */
export const utm = v.pipe(v.unknown(), v.transform(readUtm));

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
