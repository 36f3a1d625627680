import type { Lang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';

/** A page to measure, and the language of the baseline to compare it with. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly lang: Lang;
  /** Visits it with the session of the demo's account. */
  readonly isSignedIn?: boolean;
}

/** The pages measured by default: every kind of page. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'landing en', path: paths.landing.href('en'), lang: 'en' },
  { name: 'landing ar', path: paths.landing.href('ar'), lang: 'ar' },
  { name: 'landing zh', path: paths.landing.href('zh'), lang: 'zh' },
  { name: 'gfs en', path: paths.project.href('en', 'gfs'), lang: 'en' },
  { name: 'science en', path: paths.project.href('en', 'science'), lang: 'en' },
  { name: 'services en', path: paths.services.href('en'), lang: 'en' },
  { name: 'catalog en', path: paths.products.href('en'), lang: 'en' },
  { name: 'product en', path: paths.product.href('en', 'grammar-of-movement'), lang: 'en' },
  { name: 'payment en', path: paths.productPayment.href('en', '1'), lang: 'en' },
  { name: 'login en', path: paths.login.href('en'), lang: 'en' },
  { name: 'register en', path: paths.register.href('en'), lang: 'en' },
  { name: 'dreams en', path: paths.dreams.href('en'), lang: 'en' },
  { name: 'order link en', path: paths.orderLink.href('en', { code: 'unknown' }), lang: 'en' },
  { name: 'gift link en', path: paths.present.href('en', { code: 'unknown' }), lang: 'en' },
  { name: 'wallet en', path: paths.wallet.href('en'), lang: 'en', isSignedIn: true },
];
