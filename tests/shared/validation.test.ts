import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contactForm, fieldErrorsOf } from '@/shared/validation';

const good = { name: 'Ada Byron', email: 'ada@example.com', message: 'A message of some length.' };

/** The parsed form, or its field errors. */
function read(changes: Partial<Record<keyof typeof good, unknown>>) {
  const parsed = v.safeParse(contactForm, { ...good, ...changes });
  return parsed.success ? parsed.output : fieldErrorsOf(parsed.issues);
}

describe('a contact form', () => {
  it('is accepted with white space trimmed and the address in lowercase', () => {
    expect(read({})).toEqual(good);
    expect(read({ name: ' Ada  Byron ', email: ' ADA@Example.com', message: `\n${good.message} ` })).toEqual(
      good,
    );
  });

  it.each([
    [
      { name: undefined, email: undefined, message: undefined },
      { name: 'required', email: 'required', message: 'required' },
    ],
    [{ name: '\u0000\u0007' }, { name: 'required' }],
    [{ name: 'x'.repeat(101) }, { name: 'tooLong' }],
    [{ email: 'ada@example' }, { email: 'email' }],
    [{ email: 'ada\u0000@example.com' }, { email: 'email' }],
    [{ email: 'ada\ud800@example.com' }, { email: 'email' }],
    [{ message: 'too short' }, { message: 'tooShort' }],
    [{ message: `${' '.repeat(20)}too short` }, { message: 'tooShort' }],
    [{ message: 'x'.repeat(5001) }, { message: 'tooLong' }],
  ])('with %j is rejected: %j', (changes, fields) => {
    expect(read(changes)).toEqual(fields);
  });

  it('has a single-line name, without control characters or directional overrides', () => {
    expect(read({ name: 'Ada\r\nBcc:\u2028\u0000 all\u202e' })).toMatchObject({ name: 'Ada Bcc: all' });
    expect(read({ name: 'علی‌رضا' })).toMatchObject({ name: 'علی‌رضا' });
  });

  it('keeps the line breaks of a message, and nothing that a database cannot store', () => {
    expect(read({ message: 'One line\r\nanother\u0000\n\tand half \ud800 a character' })).toMatchObject({
      message: 'One line\nanother\n\tand half \ufffd a character',
    });
  });
});
