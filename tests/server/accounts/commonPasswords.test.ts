import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '../../../server/accounts/passwords/commonPasswords.ts';

const nobody = 'somebody@site.example';
const first = dictionary['passwords-common'].slice(0, 10_000);

/** The ones with letters: appending digits to a number just makes another number. */
const words = first.filter((password) => /\p{L}/u.test(password));

async function notRefused(passwords: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(passwords.map((password) => isCommonPassword(password, nobody)));
  return passwords.filter((_, index) => !answers[index]);
}

describe('a commonly leaked password', () => {
  it('is rejected: each of the ten thousand most common, in any case and width, with the usual suffixes', async () => {
    expect(first).toHaveLength(10_000);
    expect(await notRefused(first)).toEqual([]);
    expect(await notRefused(first.map((password) => ` ${password.toUpperCase()} `))).toEqual([]);
    expect(await notRefused(words.map((password) => `${password}!`))).toEqual([]);
    expect(await notRefused(words.map((password) => `${password}2024`))).toEqual([]);
    expect(
      await notRefused(['ｐａｓｓｗｏｒｄ', 'P@$$w0rd', 'M0nkey123', 'abcd1234!', 'linkedin2012']),
    ).toEqual([]);
  });

  it('is distinguished from one that only looks like it', async () => {
    const good = [
      'correct horse battery',
      'kq8vzr2m',
      'Tr0ub4dor&3',
      'orbit-velvet-91',
      'monkeys eat at noon',
      'пароль от сейфа',
      '我的密码很长很长',
      '481516234281',
      'sun-4815-1623-4228',
    ];
    expect(await notRefused(good)).toEqual(good);
  });
});
