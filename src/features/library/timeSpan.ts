import type { Format } from '@/i18n/format';

/** From when to when, in the reader's time zone; the day is said once where both are of one. */
export const timeSpan = (
  { date, dateTime, time }: Format,
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
): string => `${dateTime(startsAt)} – ${date(startsAt) === date(endsAt) ? time(endsAt) : dateTime(endsAt)}`;
