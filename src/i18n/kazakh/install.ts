import { displayNames, distances } from '@/i18n/kazakh/data';
import { KazakhDates } from '@/i18n/kazakh/dates';

const isKazakh = (locales: unknown): boolean =>
  /^kk\b/.test(String(Array.isArray(locales) ? locales[0] : locales));

/** An `Intl` class that creates its objects with `make` for Kazakh, and natively for all other languages. */
const replaced = <Class extends object>(native: Class, make: (options: never) => object): Class => {
  const create = (locales: unknown, options: unknown): object =>
    isKazakh(locales) ? make(options as never) : Reflect.construct(native as never, [locales, options]);
  return new Proxy(native, {
    construct: (_target, [locales, options]: unknown[]) => create(locales, options),
    apply: (_target, _this, [locales, options]: unknown[]) => create(locales, options),
  });
};

function numbers(native: typeof Intl.NumberFormat, options: Intl.NumberFormatOptions = {}) {
  const made = new native('ru', options);
  const isPercent = options.style === 'percent';
  if (!isPercent && options.notation !== 'compact') return made;
  // Differs from Russian: no space before the percent sign, and a different word for thousands.
  const parts = (value: number) =>
    made
      .formatToParts(value)
      .filter(({ type, value: text }) => !isPercent || type !== 'literal' || text.trim() !== '')
      .map((part) => ({ ...part, value: part.value.replace('тыс.', 'мың') }));
  return {
    format: (value: number) =>
      parts(value)
        .map(({ value: text }) => text)
        .join(''),
    formatToParts: parts,
    resolvedOptions: () => made.resolvedOptions(),
  };
}

function relativeTimes({ numeric }: Intl.RelativeTimeFormatOptions = {}) {
  const counts = new Intl.NumberFormat('ru');
  return {
    format(value: number, unit: Intl.RelativeTimeFormatUnit): string {
      const { noun, after, auto } = distances[unit.replace(/s$/, '')] ?? {
        noun: unit,
        after: unit,
        auto: {},
      };
      const count = counts.format(Math.abs(value));
      const named = numeric === 'auto' ? auto[value] : undefined;
      return (
        named ?? (value < 0 || Object.is(value, -0) ? `${count} ${noun} бұрын` : `${count} ${after} кейін`)
      );
    },
  };
}

const lists = (native: typeof Intl.ListFormat, options: Intl.ListFormatOptions = {}) => {
  if ((options.type ?? 'conjunction') !== 'conjunction') return new native('en', options);
  return { format: (items: readonly string[]): string => items.join(items.length === 2 ? ' және ' : ', ') };
};

const names = (native: typeof Intl.DisplayNames, options: Intl.DisplayNamesOptions) => {
  const made = new native('kk', options);
  return { of: (code: string): string | undefined => displayNames[code] ?? made.of(code) };
};

/**
 * Adds Kazakh to `Intl`, which Chromium claims to support but formats as "2026 M11 22" and "₸ 6,000.00". All other
 * languages are unaffected.
 */
export function installKazakh(intl: typeof Intl = Intl): void {
  const { DateTimeFormat, NumberFormat, RelativeTimeFormat, ListFormat, DisplayNames } = intl;
  Object.assign(intl, {
    DateTimeFormat: replaced(DateTimeFormat, (options) => new KazakhDates(DateTimeFormat, options)),
    NumberFormat: replaced(NumberFormat, (options) => numbers(NumberFormat, options)),
    RelativeTimeFormat: replaced(RelativeTimeFormat, relativeTimes),
    ListFormat: replaced(ListFormat, (options) => lists(ListFormat, options)),
    DisplayNames: replaced(DisplayNames, (options) => names(DisplayNames, options)),
  });
}
