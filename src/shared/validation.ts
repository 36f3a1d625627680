import * as v from 'valibot';
import { isFieldError, type FieldError, type FieldErrors } from './errorCodes.ts';
import {
  canBeMailed,
  isVisible,
  looksLikeEmail,
  normalizeEmail,
  plainLine,
  plainText,
  spelledCode,
  spokenCode,
} from './texts.ts';
import { readUtm } from './utm.ts';

/** Types a valibot message as one of the codes that the application translates. */
const code = (error: FieldError): FieldError => error;

/** An address that mail was sent to before, perhaps by an earlier version that accepted more. */
export const knownEmail = v.pipe(
  v.string(code('required')),
  v.transform(normalizeEmail),
  v.nonEmpty(code('required')),
  v.maxLength(254, code('tooLong')),
  v.check(looksLikeEmail, code('email')),
);

/** An address to send mail to. */
export const email = v.pipe(knownEmail, v.check(canBeMailed, code('email')));

/** A new password: 8 to 128 characters, no other requirements. */
export const newPassword = v.pipe(
  v.string(code('required')),
  v.nonEmpty(code('required')),
  v.minLength(8, code('tooShort')),
  v.maxLength(128, code('tooLong')),
);

/** A password to check against the stored one; only its length is limited. */
export const givenPassword = v.pipe(
  v.string(code('required')),
  v.nonEmpty(code('required')),
  v.maxLength(128, code('tooLong')),
);

const passwordAgain = v.pipe(v.string(code('required')), v.nonEmpty(code('required')));

const isRepeated = ({ password, repeat }: { password: string; repeat: string }): boolean =>
  password === repeat;

/** A new password, entered twice to catch typos in a field that hides them. */
export const newPasswordForm = v.pipe(
  v.object({ password: newPassword, repeat: passwordAgain }),
  v.forward(v.partialCheck([['password'], ['repeat']], isRepeated, code('mismatch')), ['repeat']),
);

/** The same, with the current password. */
export const passwordChangeForm = v.pipe(
  v.object({ current: givenPassword, password: newPassword, repeat: passwordAgain }),
  v.forward(v.partialCheck([['password'], ['repeat']], isRepeated, code('mismatch')), ['repeat']),
);

export const emailChangeForm = v.object({ email, password: givenPassword });

const personName = v.optional(
  v.pipe(
    v.string(code('invalid')),
    v.transform(plainLine),
    v.transform((name) => (isVisible(name) ? name : '')),
    v.maxLength(100, code('tooLong')),
  ),
);

export const acceptedTerms = v.literal(true, code('terms'));

/** Letters, digits, `-` and `_`; case-insensitive. */
export const promoCode = v.pipe(
  v.string(code('invalid')),
  v.transform((text) => spelledCode(text).toUpperCase()),
  v.maxLength(40, code('tooLong')),
  v.regex(/^[\p{L}\p{N}_-]*$/u, code('promoUnknown')),
);

/**
 * A second-factor code: from the authenticator app, or a recovery code. Accepts any digits, and ignores spaces,
 * hyphens, case and direction marks.
 */
export const otp = v.pipe(
  v.string(code('required')),
  v.maxLength(64, code('wrongCode')),
  v.transform(spokenCode),
  v.nonEmpty(code('required')),
);

/** A code as typed; only the server parses it. */
export const typedCode = v.pipe(v.string(code('required')), v.regex(/\S/u, code('required')));

export const loginForm = v.object({
  login: knownEmail,
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

/** A required text, cleaned, between two lengths. */
export const textOf = (clean: (text: string) => string, least: number, most: number) =>
  v.pipe(
    v.string(code('required')),
    v.transform(clean),
    v.nonEmpty(code('required')),
    v.minLength(least, code('tooShort')),
    v.maxLength(most, code('tooLong')),
  );

/** A message to the site's inbox. */
export const contactForm = v.object({
  name: textOf(plainLine, 1, 100),
  email,
  message: textOf(plainText, 10, 5000),
});

/** The id of what a dream points at. */
const pointer = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, code('invalid'))));

/** The texts of a dream. Lengths are in UTF-16 units, as form fields count them. */
export const dreamTexts = v.object({
  title: v.pipe(textOf(plainLine, 1, 120), v.check(isVisible, code('required'))),
  description: v.optional(
    v.pipe(v.string(code('invalid')), v.transform(plainText), v.maxLength(2000, code('tooLong'))),
    '',
  ),
});

/** What a dream may point at: at most one of these. */
export const dreamPointers = v.object({ productId: pointer, planId: pointer, researchId: pointer });

/** The reason for reporting a dream to the site's inbox. */
export const dreamReason = textOf(plainText, 3, 1000);

/** Why a subscription is canceled. */
export const cancelReason = v.pipe(v.string(), v.transform(plainText), v.maxLength(500, code('tooLong')));

const presentName = v.nullish(
  v.pipe(v.string(code('invalid')), v.transform(plainLine), v.maxLength(100, code('tooLong'))),
);

/** The names and the message that go with a gift. */
export const presentForm = v.object({
  recipientName: presentName,
  senderName: presentName,
  message: v.nullish(
    v.pipe(v.string(code('invalid')), v.transform(plainText), v.maxLength(1000, code('tooLong'))),
  ),
});

/** What the receiver of a gift writes to its giver. */
export const presentThanks = v.object({ message: textOf(plainText, 1, 500) });

/** A search query: one line of at most 100 characters. */
export const searchWords = v.pipe(
  v.string(code('invalid')),
  v.transform(plainLine),
  v.maxLength(100, code('tooLong')),
);

/** Campaign parameters. Never fails: what can't be read is dropped. */
export const utm = v.pipe(v.unknown(), v.transform(readUtm));

/** A client-generated idempotency key: 16 to 64 characters of `a-z A-Z 0-9 - _`. */
export const idempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, code('invalid')));

/** The first error of each field of a failed parse. */
export function fieldErrorsOf(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: Record<string, FieldError> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    const message = issue.message;
    errors[field] ??= isFieldError(message) ? message : 'invalid';
  }
  return errors;
}
