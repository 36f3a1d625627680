import { expect, it } from 'vitest';
import { formatFor } from '@/i18n/format';
import { withGaps } from '@/i18n/formatGaps';

const whole = formatFor('de', 'UTC');
const format = withGaps('de', whole);

it('what isn’t known is not written', () => {
  expect([format.date(''), format.dateTime(''), format.relativeTime(''), format.money('', '')]).toEqual([
    '',
    '',
    '',
    '',
  ]);
});

it('an amount without a currency is written as a number with its decimals', () => {
  expect(format.money('1234.50', '')).toBe('1.234,50');
});

it('everything else is written as usual', () => {
  expect(format.money('19.90', 'EUR')).toBe(whole.money('19.90', 'EUR'));
  expect(format.date('2026-11-21')).toBe(whole.date('2026-11-21'));
});
