import { months, weekdays } from '@/i18n/kazakh/data';

type Options = Intl.DateTimeFormatOptions;
type Part = Intl.DateTimeFormatPart;

/** The options of each style in Kazakh. */
const styles: Readonly<Record<NonNullable<Options['dateStyle']>, Options>> = {
  full: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  medium: { year: 'numeric', month: 'short', day: '2-digit' },
  short: { year: '2-digit', month: '2-digit', day: '2-digit' },
};

const literal = (value: string): Part => ({ type: 'literal', value });

const isWord = (style: string | undefined): boolean =>
  style === 'long' || style === 'short' || style === 'narrow';

/** Capitalizes a word that stands alone. */
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function monthName(index: number, style: Options['month'], isAlone: boolean): string {
  const name = months[index] ?? '';
  if (style === 'narrow') return capital(name).slice(0, 1);
  if (style === 'short') return `${name.slice(0, 3)}.`;
  return isAlone ? capital(name) : name;
}

function weekdayName(index: number, style: Options['weekday']): string {
  if (style === 'narrow') return capital(weekdays.long[index] ?? '').slice(0, 1);
  return weekdays[style === 'short' ? 'short' : 'long'][index] ?? '';
}

/**
 * `Intl.DateTimeFormat` for Kazakh. Numbers, times and time zones are formatted in Russian, which is the same; the
 * names of months and weekdays, and their order, are our own.
 */
export class KazakhDates implements Intl.DateTimeFormat {
  readonly #options: Options;
  /** Formats everything without words. */
  readonly #numbers: Intl.DateTimeFormat;
  /** Determines the day in the time zone, as numbers. */
  readonly #day: Intl.DateTimeFormat | undefined;
  readonly #time: Intl.DateTimeFormat | undefined;
  readonly #hasWords: boolean;

  constructor(native: typeof Intl.DateTimeFormat, { dateStyle, timeStyle, ...given }: Options = {}) {
    const options: Options = { ...given, ...(dateStyle && styles[dateStyle]) };
    const { year, month, day, weekday, era: _era, timeZone, ...time } = options;
    this.#options = options;
    this.#hasWords = isWord(month) || weekday !== undefined;
    const zone = { timeZone, calendar: 'gregory' } as const;
    const hasTime = timeStyle !== undefined || time.hour !== undefined || time.minute !== undefined;
    const shownTime = { ...zone, ...(timeStyle ? { timeStyle } : time) };
    this.#time = hasTime && (this.#hasWords || dateStyle) ? new native('ru', shownTime) : undefined;
    const date = { ...zone, year, month, day } as const;
    this.#numbers = new native('ru', dateStyle ? date : { ...shownTime, ...date });
    this.#day = this.#hasWords
      ? new native('en', {
          ...zone,
          year: year ?? 'numeric',
          month: 'numeric',
          day: day ?? 'numeric',
        })
      : undefined;
    this.format = this.format.bind(this);
  }

  /** The weekday (0 for Sunday) and the numeric parts of a date. */
  #numbersOf(date: Date | number | undefined) {
    const parts = new Map(this.#day?.formatToParts(date).map(({ type, value }) => [type, value]));
    const of = (type: Part['type']): string => parts.get(type) ?? '';
    const [year, month, day] = [Number(of('year')), Number(of('month')), Number(of('day'))];
    return {
      year: of('year'),
      day: of('day'),
      month: month - 1,
      weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay(),
    };
  }

  #words(date: Date | number | undefined): Part[] {
    const { year, month, day, weekday } = this.#options;
    const value = this.#numbersOf(date);
    const parts: Part[] = [];
    if (year) parts.push({ type: 'year', value: value.year }, literal(month ? ' ж. ' : ' ж.'));
    if (day) parts.push({ type: 'day', value: value.day });
    if (day && month) parts.push(literal(' '));
    if (month) parts.push({ type: 'month', value: monthName(value.month, month, !year && !day) });
    if (weekday && parts.length > 0) parts.push(literal(', '));
    if (weekday) parts.push({ type: 'weekday', value: weekdayName(value.weekday, weekday) });
    return parts;
  }

  formatToParts(date?: Date | number): Part[] {
    const parts = this.#hasWords ? this.#words(date) : this.#numbers.formatToParts(date);
    return this.#time ? [...parts, literal(', '), ...this.#time.formatToParts(date)] : parts;
  }

  format(date?: Date | number): string {
    return this.formatToParts(date)
      .map(({ value }) => value)
      .join('');
  }

  formatRange(from: Date | number | bigint, to: Date | number | bigint): string {
    return [from, to].map((each) => this.format(Number(each))).join(' – ');
  }

  formatRangeToParts(
    from: Date | number | bigint,
    to: Date | number | bigint,
  ): Intl.DateTimeRangeFormatPart[] {
    return [
      ...this.formatToParts(Number(from)).map((part) => ({ ...part, source: 'startRange' as const })),
      { ...literal(' – '), source: 'shared' },
      ...this.formatToParts(Number(to)).map((part) => ({ ...part, source: 'endRange' as const })),
    ];
  }

  resolvedOptions(): Intl.ResolvedDateTimeFormatOptions {
    return { ...this.#numbers.resolvedOptions(), locale: 'kk' };
  }
}
