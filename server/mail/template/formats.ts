import type { Lang } from '../../../src/shared/languages.ts';
import { writeDate } from '../../../src/shared/writeDate.ts';
import { writeMoney } from '../../../src/shared/writeMoney.ts';

/** Who reads a mail: the language, and the time zone (IANA) that times are written in. */
export interface Reader {
  readonly lang: Lang;
  readonly timeZone: string;
}

/** Writes decimals as money of a currency. */
export const moneyIn =
  (lang: Lang, currencyCode: string) =>
  (decimal: string): string =>
    writeMoney(lang, decimal, currencyCode);

/** Writes an instant (ISO 8601) as a day. */
export const dayIn =
  (reader: Reader) =>
  (instant: string): string =>
    writeDate(reader.lang, 'longDay', instant, reader.timeZone);

/** Writes an instant (ISO 8601) as day and time, with the name of the zone. */
export const momentIn = (reader: Reader, instant: string): string =>
  writeDate(reader.lang, 'zonedMinute', instant, reader.timeZone);
