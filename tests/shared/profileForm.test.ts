import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readPhone } from '@/shared/phone';
import { profileForm } from '@/shared/profileForm';
import { searchKey } from '@/shared/searchKey';
import { fieldErrorsOf } from '@/shared/validation';

const now = new Date('2026-11-21T08:00:00.000Z');

/** The parsed change, or its field errors. */
function read(change: object) {
  const parsed = v.safeParse(profileForm(now), change);
  return parsed.success ? parsed.output : fieldErrorsOf(parsed.issues);
}

describe('a profile change', () => {
  it('contains only the given fields, with empty text as null', () => {
    expect(read({})).toEqual({});
    expect(read({ firstName: ' Ada ', lastName: '  ', userName: null, gender: null, cityId: '' })).toEqual({
      firstName: 'Ada',
      lastName: null,
      userName: null,
      gender: null,
      cityId: null,
    });
  });

  it('has single-line names without directional overrides', () => {
    expect(read({ firstName: 'Ada\r\n\u202eB\u0000', lastName: 'علی‌رضا' })).toEqual({
      firstName: 'Ada B',
      lastName: 'علی‌رضا',
    });
  });

  it.each([
    [
      { firstName: 'x'.repeat(101), lastName: 5 },
      { firstName: 'tooLong', lastName: 'invalid' },
    ],
    [{ userName: 'ab' }, { userName: 'userName' }],
    [{ userName: 'a/b' }, { userName: 'userName' }],
    [{ userName: 'x'.repeat(31) }, { userName: 'userName' }],
    // The first letter is Cyrillic.
    [{ userName: 'аda' }, { userName: 'userName' }],
    // An invisible letter.
    [{ userName: 'ada\u115f' }, { userName: 'userName' }],
    [{ gender: 'male' }, { gender: 'invalid' }],
    [{ currencyId: null }, { currencyId: 'required' }],
    [{ currencyId: '' }, { currencyId: 'required' }],
    [{ phone: '1'.repeat(41) }, { phone: 'phone' }],
  ])('with %j is rejected: %j', (change, problems) => {
    expect(read(change)).toEqual(problems);
  });

  it.each(['1899-12-31', '2026-11-22', '2026-02-29', '2026-2-1', 'partial', '21.11.1990', '+010000-01-01'])(
    'cannot have %s as a birth date',
    (birthDate) => {
      expect(read({ birthDate })).toEqual({ birthDate: 'date' });
    },
  );

  it.each(['1900-01-01', '2024-02-29', '2026-11-21'])('can have %s as a birth date', (birthDate) => {
    expect(read({ birthDate })).toEqual({ birthDate });
  });

  it('can have a day as a birth date as soon as it has begun anywhere on earth', () => {
    const evening = v.safeParse(profileForm(new Date('2026-11-21T10:00:00.000Z')), {
      birthDate: '2026-11-22',
    });
    expect(evening.success).toBe(true);
  });

  it('normalizes full-width letters in a username', () => {
    expect(read({ userName: 'Ａｄａ．１' })).toEqual({ userName: 'Ada.1' });
  });
});

describe('a phone number', () => {
  it('is read in the digits and punctuation of any language', () => {
    const almaty = { number: '+77012345678', text: '+7 701 234 5678' };
    for (const text of ['+7 (701) 234-56-78', '٠٠٧٧٠١', '+۷۷۰۱۲۳۴۵۶۷۸', '+７７０１２３４５６７８'])
      expect(readPhone(text)).toEqual(text === '٠٠٧٧٠١' ? undefined : almaty);
  });

  it('without a country code belongs to the user’s country', () => {
    expect(readPhone('030 901820', 'DE')).toEqual({ number: '+4930901820', text: '+49 30 901820' });
    expect(readPhone('030 901820')).toBeUndefined();
    expect(readPhone('030 901820', 'AQ')).toBeUndefined();
    expect(readPhone('+1 202 555 0123', 'DE')?.number).toBe('+12025550123');
  });

  it.each(['', 'call me', '12', '+7 701', '+999 123 456 789', 'my phone is +7 701 234 56 78'])(
    'is not %j',
    (text) => {
      expect(readPhone(text, 'KZ')).toBeUndefined();
    },
  );
});

describe('the search key of a name', () => {
  it.each([
    ['Saint-Étienne', 'saint etienne'],
    ['ŁÓDŹ', 'lodz'],
    ['Орёл', 'орел'],
    ["Xi'an", 'xian'],
    ['  Côte d’Ivoire ', 'cote divoire'],
    ['أبوظبي', 'ابوظبی'],
    ['%_\\', ''],
  ])('ignores case, accents and punctuation: %j is %j', (name, key) => {
    expect(searchKey(name)).toBe(key);
  });
});
