import type { Lang } from '../../src/shared/languages.ts';

/** A fictional buyer's rating of a product, in their own language. */
interface DemoRating {
  readonly id: string;
  /** One of `dreamers`, or `demo`. */
  readonly author: string;
  readonly productId: string;
  readonly stars: number;
  readonly lang: Lang;
  /** Stars only, if omitted. */
  readonly text?: string;
  readonly showsName?: true;
  readonly daysAgo: number;
}

/** By product, newest first. */
export const demoRatings: readonly DemoRating[] = [
  {
    id: 'rating-letters-yael',
    author: 'dreamer-yael',
    productId: '1',
    stars: 5,
    lang: 'he',
    text: 'קראתי לסבא מכתב אחד בכל ערב שישי. את השלישי הוא ביקש לשמוע פעמיים.',
    showsName: true,
    daysAgo: 12,
  },
  {
    id: 'rating-letters-nora',
    author: 'dreamer-nora',
    productId: '1',
    stars: 4,
    lang: 'en',
    text: 'I read these by the window, one a week, and was sorry when the winter was over. I would have liked a fifth.',
    showsName: true,
    daysAgo: 38,
  },
  {
    id: 'rating-letters-solomiia',
    author: 'dreamer-solomiia',
    productId: '1',
    stars: 5,
    lang: 'ua',
    daysAgo: 61,
  },
  {
    id: 'rating-atlas-yutong',
    author: 'dreamer-yutong',
    productId: '2',
    stars: 5,
    lang: 'zh',
    text: '放在阅览室的桌子上一周，真的有人停下来看。第四张地图最耐读。',
    showsName: true,
    daysAgo: 4,
  },
  {
    id: 'rating-atlas-lev',
    author: 'dreamer-lev',
    productId: '2',
    stars: 4,
    lang: 'ru',
    text: 'Карты прекрасные, к ним хочется возвращаться. На телефоне подписи мелковаты, лучше смотреть на большом экране.',
    daysAgo: 19,
  },
  {
    id: 'rating-atlas-marlene',
    author: 'dreamer-marlene',
    productId: '2',
    stars: 3,
    lang: 'de',
    text: 'Die Karten sind wunderbar, die Texte dazwischen stellenweise sehr dicht. Man braucht Ruhe dafür – was ja irgendwie passt.',
    showsName: true,
    daysAgo: 44,
  },
  { id: 'rating-atlas-ines', author: 'dreamer-ines', productId: '2', stars: 5, lang: 'es', daysAgo: 52 },
  {
    id: 'rating-atlas-nora',
    author: 'dreamer-nora',
    productId: '2',
    stars: 5,
    lang: 'en',
    text: 'The second map explained my whole working day to me. I have moved my desk since.',
    showsName: true,
    daysAgo: 58,
  },
  {
    id: 'rating-atlas-narges',
    author: 'dreamer-narges',
    productId: '2',
    stars: 4,
    lang: 'fa',
    text: 'نقشه‌ها را چاپ کردم و کنار میز کارم زدم. کاش فهرست واژه‌ها هم داشت.',
    daysAgo: 66,
  },
  {
    id: 'rating-atlas-aigerim',
    author: 'dreamer-aigerim',
    productId: '2',
    stars: 5,
    lang: 'kz',
    text: 'Кешке балалар ұйықтаған соң бір-бір бөлімнен оқыдым. Әр бөлімнен кейін телефонды алысырақ қойдым.',
    showsName: true,
    daysAgo: 73,
  },
  {
    id: 'rating-recordings-salma',
    author: 'dreamer-salma',
    productId: '4',
    stars: 5,
    lang: 'ar',
    text: 'أسمع تسجيل المكتبة الغارقة في الثلج كل ليلة قبل النوم. الصوت صافٍ إلى حدّ أن الصمت نفسه يُسمع.',
    showsName: true,
    daysAgo: 8,
  },
  {
    id: 'rating-recordings-lev',
    author: 'dreamer-lev',
    productId: '4',
    stars: 2,
    lang: 'ru',
    text: 'Звук чистый, но записи короткие: только успокоишься, а уже всё. За эти деньги хотелось хотя бы часа.',
    daysAgo: 27,
  },
  {
    id: 'rating-notebook-demo',
    author: 'demo',
    productId: '6',
    stars: 4,
    lang: 'en',
    text: 'Good paper, no lectures. The page for what you decided not to want is the one I open most.',
    showsName: true,
    daysAgo: 150,
  },
  {
    id: 'rating-patterns-ines',
    author: 'dreamer-ines',
    productId: '8',
    stars: 5,
    lang: 'es',
    text: 'Nunca había cosido un abrigo y este me queda mejor que los de la tienda. Las instrucciones no dan nada por sabido.',
    showsName: true,
    daysAgo: 15,
  },
  {
    id: 'rating-patterns-marlene',
    author: 'dreamer-marlene',
    productId: '8',
    stars: 4,
    lang: 'de',
    daysAgo: 35,
  },
];
