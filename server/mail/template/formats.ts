import type { Lang } from '../../../src/shared/languages.ts';
import { writeDate } from '../../../src/shared/writeDate.ts';
import { writeMoney } from '../../../src/shared/writeMoney.ts';

/** Who reads an email: their language, and the IANA time zone for times. */
export interface Reader {
  readonly lang: Lang;
  readonly timeZone: string;
}

/** Formats decimals as money in a currency. */
export const moneyIn =
  (lang: Lang, currencyCode: string) =>
  (decimal: string): string =>
    writeMoney(lang, decimal, currencyCode);

/** Formats a timestamp (ISO 8601) as a date. */
export const dayIn =
  (reader: Reader) =>
  (instant: string): string =>
    writeDate(reader.lang, 'longDay', instant, reader.timeZone);

/** Formats a timestamp (ISO 8601) as date and time, with the name of the zone. */
export const momentIn = (reader: Reader, instant: string): string =>
  writeDate(reader.lang, 'zonedMinute', instant, reader.timeZone);
