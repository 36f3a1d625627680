import { intlTag, type Lang } from './languages.ts';

const styles = {
  day: { dateStyle: 'medium' },
  longDay: { dateStyle: 'long' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
  year: { year: 'numeric' },
  /** For mails, which are read far from the zone that they were written for. */
  zonedMinute: {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made when it is first used, and kept: on a phone each of these takes milliseconds. */
function formatOf(lang: Lang, style: keyof typeof styles, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${lang} ${style} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(intlTag(lang), { ...styles[style], timeZone });
  formats.set(key, made);
  return made;
}

/**
 * Writes an ISO 8601 instant as a language does, alike on the site and in mails: by its calendar and digits, in an
 * IANA time zone or, without one, in the reader's own.
 */
export function writeDate(lang: Lang, style: keyof typeof styles, iso: string, timeZone?: string): string {
  const [format, date] = [formatOf(lang, style, timeZone), new Date(iso)];
  if (lang !== 'fa' || style !== 'month') return format.format(date);
  // The CLDR has the year first in Persian, where readers expect the month.
  return format
    .formatToParts(date)
    .map(({ value }) => value)
    .toReversed()
    .join('');
}
