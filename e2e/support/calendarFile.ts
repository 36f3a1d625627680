/** An entry of a calendar file, as a calendar application would read it. */
export interface CalendarEntry {
  uid: string;
  start: Date;
  summary: string;
}

/** Undoes the escaping of RFC 5545 §3.3.11. */
const plain = (text: string): string =>
  text.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

/** Parses a UTC time (RFC 5545 §3.3.5, form 2). */
function timeOf(text: string): Date {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  const [year = NaN, month = NaN, day, hour, minute, second] = parts.map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** Parses a calendar file (RFC 5545). @throws Error if it isn't one */
export function readCalendar(text: string): CalendarEntry[] {
  // Folded lines continue after a line break and a space (§3.1).
  const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  if (lines[0] !== 'BEGIN:VCALENDAR' || lines.at(-2) !== 'END:VCALENDAR' || lines.at(-1) !== '')
    throw new Error(`No calendar: ${text}`);
  return lines
    .join('\n')
    .split('BEGIN:VEVENT\n')
    .slice(1)
    .map((entry) => {
      const valueOf = (name: string) =>
        new RegExp(String.raw`^${name}(?:;[^:\n]*)?:(.*)$`, 'm').exec(entry)?.[1] ?? '';
      return {
        uid: plain(valueOf('UID')),
        start: timeOf(valueOf('DTSTART')),
        summary: plain(valueOf('SUMMARY')),
      };
    });
}
