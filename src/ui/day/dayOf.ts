import { parseDate, type CalendarDate } from '@internationalized/date';

/** A calendar's day for `YYYY-MM-DD`; null for empty text and for what is no day, such as in a draft or an address. */
export function dayOf(text: string | undefined): CalendarDate | null {
  try {
    return text ? parseDate(text) : null;
  } catch {
    return null;
  }
}
