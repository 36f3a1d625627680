import { isolate } from '@/i18n/isolate';
import { languageOf, type Lang } from '@/shared/languages';
import { withSingleStops } from '@/shared/messageFormat';
import { writeMoney } from '@/shared/writeMoney';
import type { Format } from '@/i18n/format';

/** One text of each kind that the site formats, as readers see it. */
export interface WrittenFormats {
  readonly date: string;
  readonly dateTime: string;
  readonly month: string;
  readonly monthShort: string;
  /** The year in the footer. */
  readonly year: string;
  readonly justNow: string;
  readonly minuteAgo: string;
  readonly minutesAgo: string;
  /** Two hours ago, for which some languages have a dual form. */
  readonly hoursAgo: string;
  /** In 20 seconds, which must not read as “now”. */
  readonly inSeconds: string;
  readonly inMinutes: string;
  readonly inDays: string;
  /** 6,000 of the language's currency, US dollars and Korean won. */
  readonly own: string;
  readonly dollars: string;
  readonly won: string;
  /** 20,000 of the language's currency on a chart axis. */
  readonly thousands: string;
  readonly number: string;
  readonly list: string;
  /** The names of Arabic and Chinese, as used within a sentence. */
  readonly languages: string;
  /** A sentence that ends with the month, and one that ends with an amount in dirhams. */
  readonly sentence: string;
  readonly dirhams: string;
  /** The plural categories of 1, 2, 5 and 21. */
  readonly plurals: string;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Removes directional marks, which readers don't see, and writes every non-breaking space as `~`. */
const visible = (text: string): string =>
  text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, '~');

/** Formats one text of each kind, with a formatter in UTC. */
export function writeFormats(format: Format, lang: Lang): WrittenFormats {
  const at = (distance: number): string => new Date(Date.now() + distance).toISOString();
  const { tag, currency } = languageOf(lang);
  const plurals = new Intl.PluralRules(tag);
  return {
    date: visible(format.date('2026-11-02')),
    dateTime: visible(format.dateTime('2026-11-22T08:05:00Z')),
    month: visible(format.month('2026-11')),
    monthShort: visible(format.monthShort('2026-11')),
    year: visible(format.calendarYear('2026-11-02')),
    justNow: visible(format.relativeTime(at(-1000))),
    minuteAgo: visible(format.relativeTime(at(-minute - 500))),
    minutesAgo: visible(format.relativeTime(at(-3 * minute - 500))),
    hoursAgo: visible(format.relativeTime(at(-2 * hour - 500))),
    inSeconds: visible(format.relativeTime(at(20_000))),
    inMinutes: visible(format.relativeTime(at(5 * minute + 500))),
    inDays: visible(format.relativeTime(at(5 * day + minute))),
    own: visible(format.money('6000.00', currency)),
    dollars: visible(format.money('6000.00', 'USD')),
    won: visible(format.money('6000', 'KRW')),
    thousands: visible(writeMoney(lang, '20000', currency, 'short')),
    number: visible(format.number(9_876_543.21)),
    list: visible(format.list(['A', 'B', 'C'])),
    languages: ['ar', 'zh'].map(format.languageName).join(' '),
    sentence: visible(withSingleStops(`${isolate(format.month('2026-11'))}.`)),
    dirhams: visible(withSingleStops(`${isolate(format.money('6000.00', 'AED'))}.`)),
    plurals: [1, 2, 5, 21].map((count) => plurals.select(count)).join(' '),
  };
}

/** What readers of each language expect; `~` is a non-breaking space. */
export const expectedFormats: Readonly<Record<Lang, WrittenFormats>> = {
  en: {
    date: 'Nov 2, 2026',
    dateTime: 'Nov 22, 2026, 8:05 AM',
    month: 'November 2026',
    monthShort: 'Nov',
    year: '2026',
    justNow: 'now',
    minuteAgo: '1 minute ago',
    minutesAgo: '3 minutes ago',
    hoursAgo: '2 hours ago',
    inSeconds: 'in 1 minute',
    inMinutes: 'in 5 minutes',
    inDays: 'in 5 days',
    own: '$6,000.00',
    dollars: '$6,000.00',
    won: '₩6,000',
    thousands: '$20K',
    number: '9,876,543.21',
    list: 'A, B, and C',
    languages: 'Arabic Chinese',
    sentence: 'November 2026.',
    dirhams: 'AED~6,000.00.',
    plurals: 'one other other other',
  },
  ru: {
    date: '2 нояб. 2026 г.',
    dateTime: '22 нояб. 2026 г., 08:05',
    month: 'ноябрь 2026 г.',
    monthShort: 'нояб.',
    year: '2026',
    justNow: 'сейчас',
    minuteAgo: '1 минуту назад',
    minutesAgo: '3 минуты назад',
    hoursAgo: '2 часа назад',
    inSeconds: 'через 1 минуту',
    inMinutes: 'через 5 минут',
    inDays: 'через 5 дней',
    own: '6~000,00~₽',
    dollars: '6~000,00~$',
    won: '6~000~₩',
    thousands: '20~тыс.~₽',
    number: '9~876~543,21',
    list: 'A, B и C',
    languages: 'арабский китайский',
    sentence: 'ноябрь 2026 г.',
    dirhams: '6~000,00~AED.',
    plurals: 'one few many one',
  },
  es: {
    date: '2 nov 2026',
    dateTime: '22 nov 2026, 8:05',
    month: 'noviembre de 2026',
    monthShort: 'nov',
    year: '2026',
    justNow: 'ahora',
    minuteAgo: 'hace 1 minuto',
    minutesAgo: 'hace 3 minutos',
    hoursAgo: 'hace 2 horas',
    inSeconds: 'dentro de 1 minuto',
    inMinutes: 'dentro de 5 minutos',
    inDays: 'dentro de 5 días',
    own: '6000,00~€',
    dollars: '6000,00~$',
    won: '6000~₩',
    thousands: '20~mil~€',
    number: '9.876.543,21',
    list: 'A, B y C',
    languages: 'árabe chino',
    sentence: 'noviembre de 2026.',
    dirhams: '6000,00~AED.',
    plurals: 'one other other other',
  },
  fr: {
    date: '2 nov. 2026',
    dateTime: '22 nov. 2026, 08:05',
    month: 'novembre 2026',
    monthShort: 'nov.',
    year: '2026',
    justNow: 'maintenant',
    minuteAgo: 'il y a 1 minute',
    minutesAgo: 'il y a 3 minutes',
    hoursAgo: 'il y a 2 heures',
    inSeconds: 'dans 1 minute',
    inMinutes: 'dans 5 minutes',
    inDays: 'dans 5 jours',
    own: '6~000,00~€',
    dollars: '6~000,00~$',
    won: '6~000~₩',
    thousands: '20~k~€',
    number: '9~876~543,21',
    list: 'A, B et C',
    languages: 'arabe chinois',
    sentence: 'novembre 2026.',
    dirhams: '6~000,00~AED.',
    plurals: 'one other other other',
  },
  de: {
    date: '02.11.2026',
    dateTime: '22.11.2026, 08:05',
    month: 'November 2026',
    monthShort: 'Nov',
    year: '2026',
    justNow: 'jetzt',
    minuteAgo: 'vor 1 Minute',
    minutesAgo: 'vor 3 Minuten',
    hoursAgo: 'vor 2 Stunden',
    inSeconds: 'in 1 Minute',
    inMinutes: 'in 5 Minuten',
    inDays: 'in 5 Tagen',
    own: '6.000,00~€',
    dollars: '6.000,00~$',
    won: '6.000~₩',
    thousands: '20.000~€',
    number: '9.876.543,21',
    list: 'A, B und C',
    languages: 'Arabisch Chinesisch',
    sentence: 'November 2026.',
    dirhams: '6.000,00~AED.',
    plurals: 'one other other other',
  },
  kz: {
    date: '2026 ж. 02 қар.',
    dateTime: '2026 ж. 22 қар., 08:05',
    month: '2026 ж. қараша',
    monthShort: 'қар.',
    year: '2026',
    justNow: 'қазір',
    minuteAgo: '1 минут бұрын',
    minutesAgo: '3 минут бұрын',
    hoursAgo: '2 сағат бұрын',
    inSeconds: '1 минуттан кейін',
    inMinutes: '5 минуттан кейін',
    inDays: '5 күннен кейін',
    own: '6~000,00~₸',
    dollars: '6~000,00~$',
    won: '6~000~₩',
    thousands: '20~мың~₸',
    number: '9~876~543,21',
    list: 'A, B, C',
    languages: 'араб тілі қытай тілі',
    sentence: '2026 ж. қараша.',
    dirhams: '6~000,00~AED.',
    plurals: 'one other other other',
  },
  ua: {
    date: '2 лист. 2026 р.',
    dateTime: '22 лист. 2026 р., 08:05',
    month: 'листопад 2026 р.',
    monthShort: 'лист.',
    year: '2026',
    justNow: 'зараз',
    minuteAgo: '1 хвилину тому',
    minutesAgo: '3 хвилини тому',
    hoursAgo: '2 години тому',
    inSeconds: 'через 1 хвилину',
    inMinutes: 'через 5 хвилин',
    inDays: 'через 5 днів',
    own: '6~000,00~₴',
    dollars: '6~000,00~$',
    won: '6~000~₩',
    thousands: '20~тис.~₴',
    number: '9~876~543,21',
    list: 'A, B і C',
    languages: 'арабська китайська',
    sentence: 'листопад 2026 р.',
    dirhams: '6~000,00~AED.',
    plurals: 'one few many one',
  },
  he: {
    date: '2 בנוב׳ 2026',
    dateTime: '22 בנוב׳ 2026, 8:05',
    month: 'נובמבר 2026',
    monthShort: 'נוב׳',
    year: '2026',
    justNow: 'עכשיו',
    minuteAgo: 'לפני דקה',
    minutesAgo: 'לפני 3 דקות',
    hoursAgo: 'לפני שעתיים',
    inSeconds: 'בעוד דקה',
    inMinutes: 'בעוד 5 דקות',
    inDays: 'בעוד 5 ימים',
    own: '6,000.00~₪',
    dollars: '6,000.00~$',
    won: '6,000~₩',
    thousands: '20K~₪',
    number: '9,876,543.21',
    list: 'A, B ו-C',
    languages: 'ערבית סינית',
    sentence: 'נובמבר 2026.',
    dirhams: '6,000.00~AED.',
    plurals: 'one two other other',
  },
  ar: {
    date: '٠٢/١١/٢٠٢٦',
    dateTime: '٢٢/١١/٢٠٢٦، ٨:٠٥ ص',
    month: 'نوفمبر ٢٠٢٦',
    monthShort: 'نوفمبر',
    year: '٢٠٢٦',
    justNow: 'الآن',
    minuteAgo: 'قبل دقيقة واحدة',
    minutesAgo: 'قبل ٣ دقائق',
    hoursAgo: 'قبل ساعتين',
    inSeconds: 'بعد دقيقة واحدة',
    inMinutes: 'بعد ٥ دقائق',
    inDays: 'بعد ٥ أيام',
    own: '٦٬٠٠٠٫٠٠~د.إ.',
    dollars: '٦٬٠٠٠٫٠٠~US$',
    won: '٦٬٠٠٠~₩',
    thousands: '٢٠~ألف~د.إ.',
    number: '٩٬٨٧٦٬٥٤٣٫٢١',
    list: 'A وB وC',
    languages: 'العربية الصينية',
    sentence: 'نوفمبر ٢٠٢٦.',
    dirhams: '٦٬٠٠٠٫٠٠~د.إ.',
    plurals: 'one two few many',
  },
  fa: {
    date: '۱۱ آبان ۱۴۰۵',
    dateTime: '۱ آذر ۱۴۰۵، ۸:۰۵',
    month: 'آبان ۱۴۰۵',
    monthShort: 'آبان',
    year: '۱۴۰۵',
    justNow: 'اکنون',
    minuteAgo: '۱ دقیقه پیش',
    minutesAgo: '۳ دقیقه پیش',
    hoursAgo: '۲ ساعت پیش',
    inSeconds: '۱ دقیقه بعد',
    inMinutes: '۵ دقیقه بعد',
    inDays: '۵ روز دیگر',
    own: 'ریال~۶٬۰۰۰',
    dollars: '$۶٬۰۰۰٫۰۰',
    won: '₩۶٬۰۰۰',
    thousands: 'ریال~۲۰~هزار',
    number: '۹٬۸۷۶٬۵۴۳٫۲۱',
    list: 'A، B، و C',
    languages: 'عربی چینی',
    sentence: 'آبان ۱۴۰۵.',
    dirhams: 'AED~۶٬۰۰۰٫۰۰.',
    plurals: 'one other other other',
  },
  zh: {
    date: '2026年11月2日',
    dateTime: '2026年11月22日 08:05',
    month: '2026年11月',
    monthShort: '11月',
    year: '2026',
    justNow: '现在',
    minuteAgo: '1分钟前',
    minutesAgo: '3分钟前',
    hoursAgo: '2小时前',
    inSeconds: '1分钟后',
    inMinutes: '5分钟后',
    inDays: '5天后',
    own: '¥6,000.00',
    dollars: '$6,000.00',
    won: '₩6,000',
    thousands: '¥2万',
    number: '9,876,543.21',
    list: 'A、B和C',
    languages: '阿拉伯语 中文',
    sentence: '2026年11月.',
    dirhams: 'AED~6,000.00.',
    plurals: 'other other other other',
  },
  it: {
    date: '2 nov 2026',
    dateTime: '22 nov 2026, 08:05',
    month: 'novembre 2026',
    monthShort: 'nov',
    year: '2026',
    justNow: 'ora',
    minuteAgo: '1 minuto fa',
    minutesAgo: '3 minuti fa',
    hoursAgo: '2 ore fa',
    inSeconds: 'tra 1 minuto',
    inMinutes: 'tra 5 minuti',
    inDays: 'tra 5 giorni',
    own: '6000,00~€',
    dollars: '6000,00~$',
    won: '6000~₩',
    thousands: '20K~€',
    number: '9.876.543,21',
    list: 'A, B e C',
    languages: 'arabo cinese',
    sentence: 'novembre 2026.',
    dirhams: '6000,00~AED.',
    plurals: 'one other other other',
  },
  ko: {
    date: '2026. 11. 2.',
    dateTime: '2026. 11. 22. 오전 8:05',
    month: '2026년 11월',
    monthShort: '11월',
    year: '2026',
    justNow: '지금',
    minuteAgo: '1분 전',
    minutesAgo: '3분 전',
    hoursAgo: '2시간 전',
    inSeconds: '1분 후',
    inMinutes: '5분 후',
    inDays: '5일 후',
    own: '₩6,000',
    dollars: '$6,000.00',
    won: '₩6,000',
    thousands: '₩2만',
    number: '9,876,543.21',
    list: 'A, B 및 C',
    languages: '아랍어 중국어',
    sentence: '2026년 11월.',
    dirhams: 'AED~6,000.00.',
    plurals: 'other other other other',
  },
};

/** Equally valid formats of browsers with an older CLDR (42 in the WebKit of Debian 12), where they differ. */
const olderFormats: Readonly<Partial<Record<Lang, Partial<WrittenFormats>>>> = {
  ua: { monthShort: 'лис' },
  he: { thousands: '₪20K' },
  fa: { thousands: '۲۰~هزار~ریال' },
  it: {
    own: '6.000,00~€',
    dollars: '6.000,00~$',
    won: '6.000~₩',
    thousands: '20.000~€',
    dirhams: '6.000,00~AED.',
  },
};

/** What to expect of a browser that may have an older CLDR: the older text of a kind if the browser wrote it. */
export function acceptedFormats(lang: Lang, written: unknown): WrittenFormats {
  const isWritten = ([kind, text]: [string, string]) => Object(written)[kind] === text;
  const older = Object.entries(olderFormats[lang] ?? {}).filter(isWritten);
  return { ...expectedFormats[lang], ...Object.fromEntries(older) };
}
