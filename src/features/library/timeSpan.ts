import type { Format } from '@/i18n/format';

/** Start to end in the reader's time zone; the date appears once if both are on the same day. */
export const timeSpan = (
  { date, dateTime, time }: Format,
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
): string => `${dateTime(startsAt)} – ${date(startsAt) === date(endsAt) ? time(endsAt) : dateTime(endsAt)}`;
