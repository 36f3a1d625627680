/** An event in a calendar file. */
interface CalendarEvent {
  /** Stable across exports, so that calendars replace the event. */
  readonly uid: string;
  /** ISO 8601 instant. */
  readonly at: string;
  readonly summary: string;
  readonly description: string;
}

interface CalendarFacts {
  readonly name: string;
  /** BCP 47 tag of the texts. */
  readonly language: string;
  /** Creation time of the file, ISO 8601 instant. */
  readonly madeAt: string;
  readonly events: readonly CalendarEvent[];
}

const crlf = '\r\n';
/** RFC 5545 §3.1: maximum octets per line, without the line break. */
const longestLine = 75;
const encoder = new TextEncoder();

/** RFC 5545 §3.3.5, form 2: `20261221T120000Z`. */
const utcTime = (iso: string): string =>
  new Date(iso).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

/** RFC 5545 §3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** RFC 5545 §3.1: folds long lines with a line break and a space, without splitting characters. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (size + bytes > longestLine) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += character;
    size += bytes;
  }
  return [...parts, part].join(crlf);
}

/** An iCalendar file (RFC 5545) of zero-length events, in UTC. */
export function calendarFile({ name, language, madeAt, events }: CalendarFacts): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Orrery//Subscription//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME;LANGUAGE=${language}:${escaped(name)}`,
    ...events.flatMap(({ uid, at, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${utcTime(madeAt)}`,
      `DTSTART:${utcTime(at)}`,
      `SUMMARY;LANGUAGE=${language}:${escaped(summary)}`,
      `DESCRIPTION;LANGUAGE=${language}:${escaped(description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + crlf).join('');
}
