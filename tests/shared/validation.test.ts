import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { normalizeEmail } from '@/shared/texts';
import { contactForm, fieldErrorsOf, promoCode, registerForm } from '@/shared/validation';

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

describe('what was copied together with characters that nobody sees', () => {
  it.each([
    'ada@example.org\u200b',
    'ada@example.org\u200e',
    '\u200fada@example.org',
    '\u202aada@example.org\u202c',
    '\u2068ada@example.org\u2069',
    'ada@exam\u00adple.org',
    'ada\ufe0f@example.org',
    'ada\u200d@example.org',
    '\ufeffADA@example.org ',
  ])('is the email address without them: %j', (typed) => {
    expect(normalizeEmail(typed)).toBe('ada@example.org');
  });

  it.each([
    'spring10 ',
    'SPRING10\u200b',
    '\u2066SPRING10\u2069',
    'SPRING\u206010',
    'SPRING\u00ad10',
    'ＳＰＲＩＮＧ１０',
  ])('is the promo code without them: %j', (typed) => {
    expect(v.parse(promoCode, typed)).toBe('SPRING10');
  });
});

describe('a name given at registration', () => {
  it.each([
    ['Ada\n\nWrite to me', 'Ada Write to me'],
    ['A\u0007da', 'Ada'],
    ['A\u2028da', 'A da'],
    ['\u202etxt.adA', 'txt.adA'],
    ['\u2066Ada', 'Ada'],
    ['\u200b\u200b', ''],
    ['علی‌رضا', 'علی‌رضا'],
    ['Zoe\u0308', 'Zo\u00eb'],
  ])('is one visible line: %j is %j', (typed, firstName) => {
    const form = { login: 'ada@example.org', password: 'long enough', acceptsTerms: true, firstName: typed };
    expect(v.parse(registerForm, form)).toMatchObject({ firstName });
  });
});
