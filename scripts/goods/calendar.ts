const evenings = ['The dark', 'The distances', 'The line', 'The cut', 'The print'];

/** The five evenings of the studio as iCalendar (RFC 5545): every fourth week, at eight wherever the reader is. */
export const studioCalendar = (): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Orrery//Night Sky Studio//EN',
    ...evenings.flatMap((name, index) => [
      'BEGIN:VEVENT',
      `UID:evening-${index + 1}@night-sky-studio.orrery.example`,
      'DTSTAMP:20260101T000000Z',
      // Without a time zone: the hour of the place where one is.
      `DTSTART:202601${String(5 + index).padStart(2, '0')}T200000`,
      'DURATION:PT1H30M',
      'RRULE:FREQ=WEEKLY;INTERVAL=4',
      `SUMMARY:Night Sky Studio ${index + 1}: ${name}`,
      'DESCRIPTION:At your own window. The guide to the evening is in your library.',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Switch off the lights soon',
      'TRIGGER:-PT1H',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
