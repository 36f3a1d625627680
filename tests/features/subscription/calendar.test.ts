import { expect, it } from 'vitest';
import { calendarFile } from '@/features/subscription/calendar';

const event = {
  uid: 'subscription-1-charge-0@orrery.example',
  at: '2026-12-21T13:00:00.250+01:00',
  summary: 'Next charge',
  description: 'All of it',
};
const file = (facts: Partial<typeof event> = {}) =>
  calendarFile({
    name: 'Subscription',
    language: 'en-US',
    madeAt: '2026-11-21T08:00:00.000Z',
    events: [{ ...event, ...facts }],
  });
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('a calendar file has one entry per event, in UTC, with CRLF line endings', () => {
  const text = file();
  expect(unfolded(text)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Orrery//Subscription//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME;LANGUAGE=en-US:Subscription',
    'BEGIN:VEVENT',
    'UID:subscription-1-charge-0@orrery.example',
    'DTSTAMP:20261121T080000Z',
    'DTSTART:20261221T120000Z',
    'SUMMARY;LANGUAGE=en-US:Next charge',
    'DESCRIPTION;LANGUAGE=en-US:All of it',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('calendar text escapes commas, semicolons, backslashes and line breaks', () => {
  const text = file({ summary: 'a,b;c\\d\ne\r\nf' });
  expect(unfolded(text)).toContain(String.raw`SUMMARY;LANGUAGE=en-US:a\,b\;c\\d\ne\nf`);
});

it('no calendar text can start a line of its own', () => {
  const text = file({ description: 'x\r\nEND:VCALENDAR\rATTENDEE:mailto:eve@example.com' });
  expect(text.match(/^(?:ATTENDEE|END:VCALENDAR)/gm)).toEqual(['END:VCALENDAR']);
});

it.each(['a'.repeat(400), 'Ж'.repeat(200), '年'.repeat(100), '🌒'.repeat(80)])(
  'long calendar lines are folded at 75 bytes without splitting a character: %s',
  (summary) => {
    const text = file({ summary });
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY;LANGUAGE=en-US:${summary}`);
    expect(text.isWellFormed()).toBe(true);
  },
);
