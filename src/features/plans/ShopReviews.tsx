import { useTranslation } from 'react-i18next';
import type { Catalogue } from '@/features/plans/catalogue';
import styles from '@/features/plans/ShopReviews.module.css';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { isLang, languageOf } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import { Stars } from '@/ui/Stars';

type ShopReview = Catalogue['shop']['Reviews'][number];

/** A review as it was written; in another language than the reader's, it says which. */
function OneReview({ review: { Review, Product } }: { review: ShopReview }) {
  const { t } = useTranslation(['landing', 'common']);
  const { number, languageName } = useFormat();
  const lang = useLang();
  const { stars, text, language, authorName } = Review;
  const tag = isLang(language) ? languageOf(language).tag : undefined;
  return (
    <li className={styles.review}>
      <Stars value={stars} label={t('common:rating.outOf', { stars: number(stars) })} />
      <blockquote className={styles.text} lang={tag} dir="auto">
        {text}
      </blockquote>
      <p className="muted small">
        <bdi>{authorName ?? t('reviews.buyer')}</bdi>
        {tag !== undefined && language !== lang && (
          <span>{` · ${t('reviews.language', { language: isolate(languageName(tag)) })}`}</span>
        )}
      </p>
      <Link className={styles.title} to={paths.product.href(lang, Product.slug)}>
        <bdi>{Product.title}</bdi>
      </Link>
    </li>
  );
}

/** What buyers say, in the reader's language first. */
export const ShopReviews = ({ reviews }: { reviews: readonly ShopReview[] }) => (
  <ul className={styles.reviews}>
    {reviews.map((review) => (
      <OneReview key={review.Review.id} review={review} />
    ))}
  </ul>
);
