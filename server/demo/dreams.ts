import type { Lang } from '../../src/shared/languages.ts';
import type { CurrencyCode } from '../database/seed/currencies.ts';

/** A fictional author of demo dreams; no one can log in as them. */
interface DreamerFacts {
  readonly id: string;
  readonly firstName: string;
  /** The language they write in. */
  readonly lang: Lang;
  readonly currency: CurrencyCode;
}

/** A dream has one text, in its author's language. */
interface DreamFacts {
  readonly id: string;
  readonly author: string;
  readonly title: string;
  readonly description: string;
  readonly daysAgo: number;
  readonly product?: string;
  readonly plan?: string;
  readonly research?: string;
  /** Public if omitted. */
  readonly isPrivate?: true;
}

export const dreamers: readonly DreamerFacts[] = [
  { id: 'dreamer-nora', firstName: 'Nora', lang: 'en', currency: 'GBP' },
  { id: 'dreamer-ines', firstName: 'Inés', lang: 'es', currency: 'EUR' },
  { id: 'dreamer-lev', firstName: 'Лев', lang: 'ru', currency: 'RUB' },
  { id: 'dreamer-aigerim', firstName: 'Әйгерім', lang: 'kz', currency: 'KZT' },
  { id: 'dreamer-solomiia', firstName: 'Соломія', lang: 'ua', currency: 'UAH' },
  { id: 'dreamer-salma', firstName: 'سلمى', lang: 'ar', currency: 'AED' },
  { id: 'dreamer-yael', firstName: 'יעל', lang: 'he', currency: 'ILS' },
  { id: 'dreamer-narges', firstName: 'نرگس', lang: 'fa', currency: 'IRR' },
  { id: 'dreamer-yutong', firstName: '雨桐', lang: 'zh', currency: 'CNY' },
  { id: 'dreamer-marlene', firstName: 'Marlene', lang: 'de', currency: 'EUR' },
];

/** Newest first. Those by the author `demo` belong to the demo user. */
export const dreams: readonly DreamFacts[] = [
  {
    id: 'dream-sister',
    author: 'dreamer-nora',
    title: 'A seat beside my sister',
    description:
      'My sister and I live on two coasts and have looked at the same moon for years. I would like us to spend five evenings in the same lesson, each at her own window.',
    daysAgo: 1,
    product: '7',
  },
  {
    id: 'dream-quiet',
    author: 'dreamer-salma',
    title: 'تسع ساعات بلا ضجيج',
    description: 'أعمل ليلًا في قسم الطوارئ وأنام نهارًا فوق شارع مزدحم. أحلم بأن أغفو على صوت مرفأ في الضباب.',
    daysAgo: 2,
    product: '4',
  },
  {
    id: 'dream-coat',
    author: 'dreamer-ines',
    title: 'Un abrigo con los bolsillos de mi abuela',
    description:
      'Ella cosía bolsillos secretos en todo. Quiero aprender a hacerlos y dejar uno para cada nieto.',
    daysAgo: 3,
    product: '8',
  },
  {
    id: 'dream-year',
    author: 'dreamer-aigerim',
    title: 'Бір жыл тек өзім үшін оқу',
    description:
      'Балаларым мектепке барды, енді кешкі екі сағатым өзімдікі. Осы жылы барлық зерттеулерді ретімен оқып шыққым келеді.',
    daysAgo: 5,
    plan: 'year',
  },
  {
    id: 'dream-patterns',
    author: 'demo',
    title: 'Sew one coat that outlives me',
    description:
      'I have the wool and the table. What I lack is a pattern that can be altered when my children are taller than I am.',
    daysAgo: 6,
    product: '8',
  },
  {
    id: 'dream-observatory',
    author: 'dreamer-lev',
    title: 'Ночь в горной обсерватории',
    description:
      'Один раз увидеть небо там, где нет ни одного фонаря, и чтобы рядом кто-нибудь молчал так же хорошо, как я.',
    daysAgo: 7,
  },
  {
    id: 'dream-atlas',
    author: 'dreamer-yutong',
    title: '一本关于注意力的地图集',
    description: '我在图书馆工作，每天看见人们低头刷手机。想把这本书放在阅览室最显眼的桌子上，看谁先停下来。',
    daysAgo: 9,
    product: '2',
  },
  {
    id: 'dream-pause',
    author: 'dreamer-solomiia',
    title: 'Навчитися тримати паузу',
    description:
      'Я граю на віолончелі і завжди поспішаю. Кажуть, що в цьому дослідженні виміряли саму тишу між двома рухами.',
    daysAgo: 11,
    research: '4',
  },
  {
    id: 'dream-reading',
    author: 'dreamer-marlene',
    title: 'Ein Winter, sechs Bücher',
    description:
      'Seit der Ausbildung habe ich kein schweres Buch mehr zu Ende gelesen. In einer kleinen Gruppe würde ich es wieder versuchen.',
    daysAgo: 14,
    product: '3',
  },
  {
    id: 'dream-grandfather',
    author: 'dreamer-yael',
    title: 'מכתבים בשביל סבא',
    description:
      'סבא בן תשעים ואחת, והעיניים כבר עייפות. אני רוצה להקריא לו מכתב אחד בכל ערב שישי, כל החורף.',
    daysAgo: 17,
    product: '1',
  },
  {
    id: 'dream-painting',
    author: 'dreamer-narges',
    title: 'یازده دقیقه روبه‌روی یک تابلو',
    description:
      'می‌خواهم با شاگردانم همان کاری را بکنیم که در این پژوهش کردند: بایستیم، نگاه کنیم و عجله نکنیم.',
    daysAgo: 20,
    research: '2',
  },
  {
    id: 'dream-knee',
    author: 'dreamer-ines',
    title: 'Volver a bailar después de la rodilla',
    description:
      'Llevo un año de rehabilitación. El médico dice que sí; yo necesito que alguien me enseñe a confiar otra vez en el peso.',
    daysAgo: 24,
    product: '5',
  },
  {
    id: 'dream-lifetime',
    author: 'demo',
    title: 'Never again a renewal date',
    description: 'One payment and then a shelf of researches for good. I put a little aside every month.',
    daysAgo: 27,
    plan: 'lifetime',
    isPrivate: true,
  },
  {
    id: 'dream-money',
    author: 'dreamer-lev',
    title: 'Год без долгов',
    description:
      'Хочу записывать каждую трату и к следующей зиме впервые ничего никому не быть должным. Начну с хорошей тетради.',
    daysAgo: 31,
    product: '6',
  },
  {
    id: 'dream-month',
    author: 'dreamer-salma',
    title: 'شهر واحد لأجرّب',
    description: 'طالبة في السنة الثالثة. أريد أن أقرأ كل ما نُشر عن الانتباه قبل أن أختار موضوع بحثي.',
    daysAgo: 38,
    plan: 'month',
  },
  {
    id: 'dream-train',
    author: 'dreamer-nora',
    title: 'Three weeks on slow trains',
    description:
      'Nothing faster than a bicycle could follow. Lisbon to Tbilisi, with a notebook, a thermos and no itinerary for the afternoons.',
    daysAgo: 46,
  },
];
