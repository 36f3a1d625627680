import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contactForm, fieldErrorsOf } from '@/shared/validation';

const good = { name: 'Ada Byron', email: 'ada@example.com', message: 'A message of some length.' };

/** What a form becomes, or what is wrong with it. */
function read(changes: Partial<Record<keyof typeof good, unknown>>) {
  const parsed = v.safeParse(contactForm, { ...good, ...changes });
  return parsed.success ? parsed.output : fieldErrorsOf(parsed.issues);
}

describe('a contact form', () => {
  it('is taken as it is, but for the spaces around and the case of the address', () => {
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
  ])('with %j is refused: %j', (changes, fields) => {
    expect(read(changes)).toEqual(fields);
  });

  it('has a name on one line, without control characters or turns of direction', () => {
    expect(read({ name: 'Ada\r\nBcc:\u2028\u0000 all\u202e' })).toMatchObject({ name: 'Ada Bcc: all' });
    expect(read({ name: 'علی‌رضا' })).toMatchObject({ name: 'علی‌رضا' });
  });

  it('keeps the lines of a message and nothing that a database cannot hold', () => {
    expect(read({ message: 'One line\r\nanother\u0000\n\tand half \ud800 a character' })).toMatchObject({
      message: 'One line\nanother\n\tand half \ufffd a character',
    });
  });
});
