import { describe, expect, it } from 'vitest';
import { matchesFingerprint, intlFingerprint } from '@/i18n/intlFingerprint';

describe('the Intl fingerprint of a prerendered page', () => {
  it('contains only the formats that the page uses', () => {
    expect(Object.keys(intlFingerprint('de', ['money', 'list']))).toEqual(['money', 'list']);
  });

  it('matches in an environment with the same formats', async () => {
    expect(await matchesFingerprint('de', intlFingerprint('de', ['money', 'date', 'list']))).toBe(true);
  });

  it.each([
    ['another language’s money', intlFingerprint('en', ['money'])],
    ['a date of other CLDR data', { ...intlFingerprint('de', []), date: '03.02.26' }],
    ['another year', { ...intlFingerprint('de', ['money']), calendarYear: '2020' }],
  ])('does not match %s', async (_what, sample) => {
    expect(await matchesFingerprint('de', sample)).toBe(false);
  });
});
