import type { Lang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';

/** A page to measure, and the language of the baseline to compare it with. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly lang: Lang;
}

/** The pages measured by default. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'landing en', path: paths.landing.href('en'), lang: 'en' },
  { name: 'landing ar', path: paths.landing.href('ar'), lang: 'ar' },
  { name: 'landing zh', path: paths.landing.href('zh'), lang: 'zh' },
  { name: 'gfs en', path: paths.project.href('en', 'gfs'), lang: 'en' },
  { name: 'science en', path: paths.project.href('en', 'science'), lang: 'en' },
  { name: 'product en', path: paths.product.href('en', 'grammar-of-movement'), lang: 'en' },
];
