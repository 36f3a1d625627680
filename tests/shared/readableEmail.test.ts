import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readableEmail } from '../../src/shared/readableEmail.ts';

describe('readableEmail', () => {
  it.each([
    'bücher.example',
    'пример.рф',
    'مثال.إختبار',
    'דוגמה.example',
    '例え.テスト',
    '실례.example',
    '例子.中国',
    'ελληνικά.gr',
    'mail.faß.example',
    'münchen-ost.example',
    '𐐨𐐩.example',
    'ქართული.გე',
  ])('shows %s with its letters', (domain) => {
    const ascii = domainToASCII(domain);
    expect(ascii).toContain('xn--');
    expect(readableEmail(`ada@${ascii}`)).toBe(`ada@${domain}`);
  });

  it.each([
    'ada@example.org',
    'ada',
    '',
    '•••@example.org',
    'ada@xn--.example',
    'ada@xn--a_b.example',
    'ada@xn--99999999.example',
    'ada@xn--ab-g4t.example',
    'ada@xn--zvg.example',
  ])('leaves %s as it is', (address) => {
    expect(readableEmail(address)).toBe(address);
  });
});
