import type { Lang } from '../../../src/shared/languages.ts';
import { localize, localizeNullable } from '../../catalogue/words.ts';
import type { Deliverable } from './deliverables.ts';

/**
 * The dates of an event as a calendar file (RFC 5545), to the minute in UTC; calendars show them in the reader's time
 * zone. Each date has a stable id, so that a calendar that already has it picks up changes.
 */
export async function calendarOf(
  { id, title, description, dates }: Deliverable,
  { lang, host, now }: { readonly lang: Lang; readonly host: string; readonly now: Date },
): Promise<string> {
  // Loaded on the first download, since nothing else needs it.
  const { ICalCalendar } = await import('ical-generator');
  const name = localize(title, lang);
  const calendar = new ICalCalendar({ name, prodId: { company: host, product: 'Library', language: lang } });
  for (const { position, starts_at: start, ends_at: end, place, link } of dates) {
    const where = localizeNullable(place, lang);
    calendar.createEvent({
      id: `${id}-${position}@${host}`,
      stamp: now,
      start,
      end,
      summary: name,
      description: localizeNullable(description, lang),
      location: where ?? link,
      url: link,
    });
  }
  return calendar.toString();
}
