import { intlTag, type Lang } from './languages.ts';

const styles = {
  day: { dateStyle: 'medium' },
  longDay: { dateStyle: 'long' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
  year: { year: 'numeric' },
  /** For emails, whose readers may be in any time zone. */
  zonedMinute: {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  /** For what counts to the second. */
  zonedSecond: {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Created on first use and cached: on a phone each takes milliseconds. */
function formatOf(lang: Lang, style: keyof typeof styles, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${lang} ${style} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(intlTag(lang), { ...styles[style], timeZone });
  formats.set(key, made);
  return made;
}

/**
 * Formats an ISO 8601 instant in a language's calendar and digits, the same on the site and in emails. Uses an IANA
 * time zone or, without one, the reader's own.
 */
export function writeDate(lang: Lang, style: keyof typeof styles, iso: string, timeZone?: string): string {
  const [format, date] = [formatOf(lang, style, timeZone), new Date(iso)];
  if (lang !== 'fa' || style !== 'month') return format.format(date);
  // The CLDR puts the year first in Persian, where readers expect the month.
  return format
    .formatToParts(date)
    .map(({ value }) => value)
    .toReversed()
    .join('');
}
