import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodEnd, periodOfDays } from '../../../../server/commerce/grants/calendar.ts';

const at = (text: string) => new Date(`${text}T10:30:00.000Z`);

describe('a period', () => {
  it('of a month ends on its anchor day, or on the last day of a shorter month', () => {
    const month = periodOfDays(30);
    const ends: string[] = [];
    let end = at('2027-01-31');
    for (let count = 0; count < 5; count += 1) {
      end = periodEnd(end, month, 31);
      ends.push(end.toISOString().slice(0, 10));
    }
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30']);
    expect(end).toEqual(at('2027-06-30'));
  });

  it('that starts on another day than its anchor keeps that day', () => {
    expect(periodEnd(at('2027-03-10'), { months: 1 }, 31)).toEqual(at('2027-04-10'));
  });

  it('of a year that starts on a leap day ends on one again four years later', () => {
    expect(periodEnd(at('2028-02-29'), periodOfDays(365), 29)).toEqual(at('2029-02-28'));
    expect(periodEnd(at('2031-02-28'), periodOfDays(365), 29)).toEqual(at('2032-02-29'));
  });

  it('of any other number of days lasts that many times 24 hours', () => {
    expect(periodEnd(at('2027-03-10'), periodOfDays(7), 31)).toEqual(at('2027-03-17'));
  });

  it('starting on any day is charged twelve times a year', () => {
    const start = fc.date({ min: at('2026-01-01'), max: at('2036-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(start, (first) => {
        let end = first;
        for (let count = 0; count < 48; count += 1) end = periodEnd(end, { months: 1 }, first.getUTCDate());
        expect(end.getUTCFullYear()).toBe(first.getUTCFullYear() + 4);
        expect(end.getUTCMonth()).toBe(first.getUTCMonth());
        expect(end.getUTCDate()).toBe(first.getUTCDate());
      }),
    );
  });
});
