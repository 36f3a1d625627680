import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '@/data/failureOf';
import { ReviewsDocument, type ReviewsQuery } from '@/data/generated/public/product';
import { request } from '@/data/request';
import type { Outcome } from '@/data/requestError';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { Button } from '@/ui/Button';
import { useAction } from '@/ui/form/useAction';
import { ProgressBar } from '@/ui/ProgressBar';
import { starValues } from '@/ui/Stars';
import { OneReview } from '@/features/product/OneReview';
import type { ProductPage, Rating, Review } from '@/features/product/product';
import styles from '@/features/product/Reviews.module.css';

/** Number of ratings per star count, most stars first. */
function Distribution({ rating: { stars, count } }: { rating: Rating }) {
  const { t } = useTranslation(['product', 'common']);
  const { number } = useFormat();
  return (
    <ul className={styles.distribution}>
      {starValues.toReversed().map((value) => {
        const given = stars[value - 1] ?? 0;
        return (
          <li key={value}>
            <span>{t('product:ratings.stars', { count: value })}</span>
            <ProgressBar aria-hidden="true" value={given} max={count} />
            <span>{number(given)}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface RatingsProps {
  page: ProductPage;
  /** The product's rating; pages without one don't render this. */
  rating: Rating;
}

/** Ratings and reviews of a product: those in the page's language first, each group newest first. */
export function Ratings({ page: { Product, Reviews: first }, rating }: RatingsProps) {
  const { t } = useTranslation('product');
  const lang = useLang();
  const list = useRef<HTMLUListElement>(null);
  const [further, setFurther] = useState<readonly (readonly Review[])[]>([]);
  const more = useAction(
    async (): Promise<Outcome<ReviewsQuery>> => {
      const variables = { productId: Product.id, page: further.length + 2 };
      try {
        return { data: await request(ReviewsDocument, { lang, variables }) };
      } catch (error) {
        return { failure: failureOf(error) };
      }
    },
    ({ data }) => setFurther([...further, data.reviews.Reviews]),
  );
  // A review added meanwhile shifts the pages, so the next one can repeat reviews that are already shown.
  const reviews = [...new Map([...first, ...further.flat()].map((review) => [review.id, review])).values()];
  const isAll = reviews.length >= rating.reviewCount || further.at(-1)?.length === 0;

  // The button may be gone, so move the focus to the first new review.
  const begun = further.at(-1)?.[0]?.id;
  useEffect(() => {
    if (begun !== undefined) list.current?.querySelector<HTMLElement>(`[data-id="${begun}"]`)?.focus();
  }, [begun]);

  return (
    <>
      <p className="muted small">{t('ratings.verified')}</p>
      <Distribution rating={rating} />
      {reviews.length > 0 && (
        <ul ref={list} className={styles.reviews}>
          {reviews.map((review) => (
            <li key={review.id} data-id={review.id} tabIndex={-1}>
              <OneReview review={review} />
            </li>
          ))}
        </ul>
      )}
      {more.failure && (
        <p key={more.count} role="alert">
          {t('ratings.failed')}
        </p>
      )}
      {!isAll && (
        <div className="cluster">
          <Button pending={more.pending} onClick={() => void more.run()}>
            {t('ratings.more')}
          </Button>
        </div>
      )}
    </>
  );
}
