import type { Format } from '@/i18n/format';

/** Start to end in the reader's time zone, or in a given one; the date appears once if both are on the same day. */
export const timeSpan = (
  { date, dateTime, time }: Format,
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
  zone?: string,
): string => {
  const isOneDay = date(startsAt, zone) === date(endsAt, zone);
  return `${dateTime(startsAt, zone)} – ${isOneDay ? time(endsAt, zone) : dateTime(endsAt, zone)}`;
};
