import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '@/data/failureOf';
import { ReviewsDocument, type ReviewsQuery } from '@/data/generated/public/product';
import { request } from '@/data/request';
import type { Outcome } from '@/data/requestError';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { isLang, languageOf } from '@/shared/languages';
import { Button } from '@/ui/Button';
import { useAction } from '@/ui/form/useAction';
import { ProgressBar } from '@/ui/ProgressBar';
import { Stars, starValues } from '@/ui/Stars';
import styles from '@/features/product/ProductView.module.css';
import type { ProductPage, Rating, Review } from '@/features/product/product';
import { ReportReview } from '@/features/product/ReportReview';

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

/** A review, as its author wrote it. */
function OneReview({ review: { id, stars, text, language, authorName, ratedAt } }: { review: Review }) {
  const { t } = useTranslation(['product', 'common']);
  const { number, month } = useFormat();
  const authorId = useId();
  return (
    <>
      <p className="cluster gap-2">
        <Stars value={stars} label={t('common:rating.outOf', { stars: number(stars) })} />
        <span id={authorId} className="muted small">
          <bdi>{authorName ?? t('product:ratings.buyer')}</bdi>{' '}
          <span>{`· ${month(ratedAt.slice(0, 7))}`}</span>
        </span>
      </p>
      <p className={styles.review} lang={isLang(language) ? languageOf(language).tag : undefined} dir="auto">
        {text}
      </p>
      <ReportReview id={id} describedBy={authorId} />
    </>
  );
}

interface RatingsProps {
  page: ProductPage;
  /** The product's rating; pages without one don't render this. */
  rating: Rating;
}

/** Ratings and reviews of a product, newest first. */
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
