import type { Lang } from '../../src/shared/languages.ts';
import type { CurrencyCode } from '../database/seed/referenceData.ts';

/** An invented author of the demo's dreams; nobody can log in as them. */
interface DreamerFacts {
  readonly id: string;
  readonly firstName: string;
  /** What they write in. */
  readonly lang: Lang;
  readonly currency: CurrencyCode;
}

/** A dream has one text, in its author's language: `words/` has it there and nowhere else. */
interface DreamFacts {
  readonly id: string;
  readonly author: string;
  readonly daysAgo: number;
  readonly product?: string;
  readonly plan?: string;
  readonly research?: string;
  /** Public, if left out. */
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

/** The newest first. Those of the author `demo` are the demo user's own. */
export const dreams: readonly DreamFacts[] = [
  { id: 'dream-sister', author: 'dreamer-nora', daysAgo: 1, product: '7' },
  { id: 'dream-quiet', author: 'dreamer-salma', daysAgo: 2, product: '4' },
  { id: 'dream-coat', author: 'dreamer-ines', daysAgo: 3, product: '8' },
  { id: 'dream-year', author: 'dreamer-aigerim', daysAgo: 5, plan: 'year' },
  { id: 'dream-patterns', author: 'demo', daysAgo: 6, product: '8' },
  { id: 'dream-observatory', author: 'dreamer-lev', daysAgo: 7 },
  { id: 'dream-atlas', author: 'dreamer-yutong', daysAgo: 9, product: '2' },
  { id: 'dream-pause', author: 'dreamer-solomiia', daysAgo: 11, research: '4' },
  { id: 'dream-reading', author: 'dreamer-marlene', daysAgo: 14, product: '3' },
  { id: 'dream-grandfather', author: 'dreamer-yael', daysAgo: 17, product: '1' },
  { id: 'dream-painting', author: 'dreamer-narges', daysAgo: 20, research: '2' },
  { id: 'dream-knee', author: 'dreamer-ines', daysAgo: 24, product: '5' },
  { id: 'dream-lifetime', author: 'demo', daysAgo: 27, plan: 'lifetime', isPrivate: true },
  { id: 'dream-money', author: 'dreamer-lev', daysAgo: 31, product: '6' },
  { id: 'dream-month', author: 'dreamer-salma', daysAgo: 38, plan: 'month' },
  { id: 'dream-train', author: 'dreamer-nora', daysAgo: 46 },
];
