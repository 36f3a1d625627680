import { parseDate, type CalendarDate } from '@internationalized/date';

/** Parses `YYYY-MM-DD`; null for an empty text and for an invalid date, such as in a draft or a URL. */
export function dayOf(text: string | undefined): CalendarDate | null {
  try {
    return text ? parseDate(text) : null;
  } catch {
    return null;
  }
}
