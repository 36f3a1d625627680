import { useEffect, useRef, useState } from 'react';
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

/** How many gave how many stars, the most first. */
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

/** What one buyer wrote, as they wrote it. */
function OneReview({ review: { stars, text, language, authorName, ratedAt } }: { review: Review }) {
  const { t } = useTranslation(['product', 'common']);
  const { number, month } = useFormat();
  return (
    <>
      <p className="cluster gap-2">
        <Stars value={stars} label={t('common:rating.outOf', { stars: number(stars) })} />
        <span className="muted small">
          {authorName === null ? t('product:ratings.buyer') : <bdi>{authorName}</bdi>}
          {'\u00a0· '}
          {month(ratedAt.slice(0, 7))}
        </span>
      </p>
      <p className={styles.review} lang={isLang(language) ? languageOf(language).tag : undefined} dir="auto">
        {text}
      </p>
    </>
  );
}

interface RatingsProps {
  page: ProductPage;
  /** The product's, where it has any. */
  rating: Rating;
}

/** What buyers think of a product: how many stars they gave, and what they wrote, the newest first. */
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
  // One that came meanwhile moves the others on, to a page that they are on already.
  const reviews = [...new Map([...first, ...further.flat()].map((review) => [review.id, review])).values()];
  const isAll = reviews.length >= rating.reviewCount || further.at(-1)?.length === 0;

  // The button may be gone: reading goes on with what came.
  const begun = further.at(-1)?.[0]?.id;
  useEffect(() => {
    if (begun !== undefined) list.current?.querySelector<HTMLElement>(`[data-id="${begun}"]`)?.focus();
  }, [begun]);

  return (
    <>
      <Distribution rating={rating} />
      {reviews.length > 0 && (
        <ul ref={list} className={styles.makers}>
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
