import { describe, expect, it } from 'vitest';
import { writesAs, intlFingerprint } from '@/i18n/intlFingerprint';

describe('the sample of a page that was built ahead', () => {
  it('holds what the page writes, and nothing else', () => {
    expect(Object.keys(intlFingerprint('de', ['money', 'list']))).toEqual(['money', 'list']);
  });

  it('is the same where it is written the same way', async () => {
    expect(await writesAs('de', intlFingerprint('de', ['money', 'date', 'list']))).toBe(true);
  });

  it.each([
    ['another language’s money', intlFingerprint('en', ['money'])],
    ['a date of other data', { ...intlFingerprint('de', []), date: '03.02.26' }],
    ['last year', { ...intlFingerprint('de', ['money']), calendarYear: '2020' }],
  ])('is not the same with %s', async (_what, sample) => {
    expect(await writesAs('de', sample)).toBe(false);
  });
});
