import type { Lang } from '../../../src/shared/languages.ts';
import { localize, localizeIfAny } from '../../catalogue/words.ts';
import type { Deliverable } from './deliverables.ts';

/**
 * The dates of an event as a calendar file (RFC 5545), to the minute in UTC: every calendar shows them in the time zone
 * of its reader. A date keeps its identity, so that a calendar that has it takes over what changed.
 */
export async function calendarOf(
  { id, title, description, dates }: Deliverable,
  { lang, host, now }: { readonly lang: Lang; readonly host: string; readonly now: Date },
): Promise<string> {
  // Loaded by the first download: nothing else needs it.
  const { ICalCalendar } = await import('ical-generator');
  const name = localize(title, lang);
  const calendar = new ICalCalendar({ name, prodId: { company: host, product: 'Library', language: lang } });
  for (const { position, starts_at: start, ends_at: end, place, link } of dates) {
    const where = localizeIfAny(place, lang);
    calendar.createEvent({
      id: `${id}-${position}@${host}`,
      stamp: now,
      start,
      end,
      summary: name,
      description: localizeIfAny(description, lang),
      location: where ?? link,
      url: link,
    });
  }
  return calendar.toString();
}
