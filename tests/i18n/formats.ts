import { languageOf, type Lang } from '@/shared/languages';
import type { Format } from '@/i18n/format';

/** One of each kind that the site writes, as text that a reader sees. */
export interface WrittenFormats {
  readonly date: string;
  readonly dateTime: string;
  readonly month: string;
  readonly monthShort: string;
  readonly minutesAgo: string;
  readonly inDays: string;
  /** 6,000 of the language's currency, US dollars and Korean won. */
  readonly own: string;
  readonly dollars: string;
  readonly won: string;
  readonly number: string;
  readonly list: string;
  /** Plural categories of 1, 2, 5 and 21. */
  readonly plurals: string;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Marks of direction are not seen, and any space between a number and its sign is a space here. */
const visible = (text: string): string =>
  text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, '~');

/** Writes one of each kind by a formatter in universal time. */
export function writeFormats(format: Format, lang: Lang): WrittenFormats {
  const at = (distance: number): string => new Date(Date.now() + distance).toISOString();
  const { tag, currency } = languageOf(lang);
  const plurals = new Intl.PluralRules(tag);
  return {
    date: visible(format.date('2026-11-02')),
    dateTime: visible(format.dateTime('2026-11-22T08:05:00Z')),
    month: visible(format.month('2026-11')),
    monthShort: visible(format.monthShort('2026-11')),
    minutesAgo: visible(format.relativeTime(at(-3 * minute - 500))),
    inDays: visible(format.relativeTime(at(5 * day + minute))),
    own: visible(format.money('6000.00', currency)),
    dollars: visible(format.money('6000.00', 'USD')),
    won: visible(format.money('6000', 'KRW')),
    number: visible(format.number(9_876_543.21)),
    list: visible(format.list(['A', 'B', 'C'])),
    plurals: [1, 2, 5, 21].map((count) => plurals.select(count)).join(' '),
  };
}

/** What a reader of each language expects; `~` is a space that does not break. */
export const expectedFormats: Readonly<Record<Lang, WrittenFormats>> = {
  en: {
    date: 'Nov 2, 2026',
    dateTime: 'Nov 22, 2026, 8:05 AM',
    month: 'November 2026',
    monthShort: 'Nov',
    minutesAgo: '3 minutes ago',
    inDays: 'in 5 days',
    own: '$6,000.00',
    dollars: '$6,000.00',
    won: '₩6,000',
    number: '9,876,543.21',
    list: 'A, B, and C',
    plurals: 'one other other other',
  },
  ru: {
    date: '2 нояб. 2026 г.',
    dateTime: '22 нояб. 2026 г., 08:05',
    month: 'ноябрь 2026 г.',
    monthShort: 'нояб.',
    minutesAgo: '3 минуты назад',
    inDays: 'через 5 дней',
    own: '6~000,00~₽',
    dollars: '6~000,00~$',
    won: '6~000~₩',
    number: '9~876~543,21',
    list: 'A, B и C',
    plurals: 'one few many one',
  },
  es: {
    date: '2 nov 2026',
    dateTime: '22 nov 2026, 8:05',
    month: 'noviembre de 2026',
    monthShort: 'nov',
    minutesAgo: 'hace 3 minutos',
    inDays: 'dentro de 5 días',
    own: '6000,00~€',
    dollars: '6000,00~$',
    won: '6000~₩',
    number: '9.876.543,21',
    list: 'A, B y C',
    plurals: 'one other other other',
  },
  fr: {
    date: '2 nov. 2026',
    dateTime: '22 nov. 2026, 08:05',
    month: 'novembre 2026',
    monthShort: 'nov.',
    minutesAgo: 'il y a 3 minutes',
    inDays: 'dans 5 jours',
    own: '6~000,00~€',
    dollars: '6~000,00~$',
    won: '6~000~₩',
    number: '9~876~543,21',
    list: 'A, B et C',
    plurals: 'one other other other',
  },
  de: {
    date: '02.11.2026',
    dateTime: '22.11.2026, 08:05',
    month: 'November 2026',
    monthShort: 'Nov',
    minutesAgo: 'vor 3 Minuten',
    inDays: 'in 5 Tagen',
    own: '6.000,00~€',
    dollars: '6.000,00~$',
    won: '6.000~₩',
    number: '9.876.543,21',
    list: 'A, B und C',
    plurals: 'one other other other',
  },
  kz: {
    date: '2026 ж. 02 қар.',
    dateTime: '2026 ж. 22 қар., 08:05',
    month: '2026 ж. қараша',
    monthShort: 'қар.',
    minutesAgo: '3 минут бұрын',
    inDays: '5 күннен кейін',
    own: '6~000,00~₸',
    dollars: '6~000,00~$',
    won: '6~000~₩',
    number: '9~876~543,21',
    list: 'A, B, C',
    plurals: 'one other other other',
  },
  ua: {
    date: '2 лист. 2026 р.',
    dateTime: '22 лист. 2026 р., 08:05',
    month: 'листопад 2026 р.',
    monthShort: 'лист.',
    minutesAgo: '3 хвилини тому',
    inDays: 'через 5 днів',
    own: '6~000,00~₴',
    dollars: '6~000,00~$',
    won: '6~000~₩',
    number: '9~876~543,21',
    list: 'A, B і C',
    plurals: 'one few many one',
  },
  he: {
    date: '2 בנוב׳ 2026',
    dateTime: '22 בנוב׳ 2026, 8:05',
    month: 'נובמבר 2026',
    monthShort: 'נוב׳',
    minutesAgo: 'לפני 3 דקות',
    inDays: 'בעוד 5 ימים',
    own: '6,000.00~₪',
    dollars: '6,000.00~$',
    won: '6,000~₩',
    number: '9,876,543.21',
    list: 'A, B ו-C',
    plurals: 'one two other other',
  },
  ar: {
    date: '٠٢/١١/٢٠٢٦',
    dateTime: '٢٢/١١/٢٠٢٦، ٨:٠٥ ص',
    month: 'نوفمبر ٢٠٢٦',
    monthShort: 'نوفمبر',
    minutesAgo: 'قبل ٣ دقائق',
    inDays: 'خلال ٥ أيام',
    own: '٦٬٠٠٠٫٠٠~د.إ.',
    dollars: '٦٬٠٠٠٫٠٠~US$',
    won: '٦٬٠٠٠~₩',
    number: '٩٬٨٧٦٬٥٤٣٫٢١',
    list: 'A وB وC',
    plurals: 'one two few many',
  },
  fa: {
    date: '۱۱ آبان ۱۴۰۵',
    dateTime: '۱ آذر ۱۴۰۵، ۸:۰۵',
    month: 'آبان ۱۴۰۵',
    monthShort: 'آبان',
    minutesAgo: '۳ دقیقه پیش',
    inDays: '۵ روز دیگر',
    own: 'ریال~۶٬۰۰۰',
    dollars: '$۶٬۰۰۰٫۰۰',
    won: '₩۶٬۰۰۰',
    number: '۹٬۸۷۶٬۵۴۳٫۲۱',
    list: 'A، B، و C',
    plurals: 'one other other other',
  },
  zh: {
    date: '2026年11月2日',
    dateTime: '2026年11月22日 08:05',
    month: '2026年11月',
    monthShort: '11月',
    minutesAgo: '3分钟前',
    inDays: '5天后',
    own: '¥6,000.00',
    dollars: '$6,000.00',
    won: '₩6,000',
    number: '9,876,543.21',
    list: 'A、B和C',
    plurals: 'other other other other',
  },
  it: {
    date: '2 nov 2026',
    dateTime: '22 nov 2026, 08:05',
    month: 'novembre 2026',
    monthShort: 'nov',
    minutesAgo: '3 minuti fa',
    inDays: 'tra 5 giorni',
    own: '6000,00~€',
    dollars: '6000,00~$',
    won: '6000~₩',
    number: '9.876.543,21',
    list: 'A, B e C',
    plurals: 'one other other other',
  },
  ko: {
    date: '2026. 11. 2.',
    dateTime: '2026. 11. 22. 오전 8:05',
    month: '2026년 11월',
    monthShort: '11월',
    minutesAgo: '3분 전',
    inDays: '5일 후',
    own: '₩6,000',
    dollars: '$6,000.00',
    won: '₩6,000',
    number: '9,876,543.21',
    list: 'A, B 및 C',
    plurals: 'other other other other',
  },
};
