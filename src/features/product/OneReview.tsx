import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useLanguageList } from '@/i18n/languageList';
import { useLang } from '@/i18n/lang';
import { isLang, languageOf } from '@/shared/languages';
import { Stars } from '@/ui/Stars';
import type { Review } from '@/features/product/product';
import { ReviewMenu } from '@/features/product/ReviewMenu';
import styles from '@/features/product/Reviews.module.css';

/** A review, as its author wrote it; one in another language than the page's is folded. */
export function OneReview({ review }: { review: Review }) {
  const { id, stars, text, language, authorName, ratedAt } = review;
  const { t } = useTranslation(['product', 'common']);
  const { number, month } = useFormat();
  const languageList = useLanguageList();
  const lang = useLang();
  const authorId = useId();
  const author = authorName ?? t('product:ratings.buyer');
  const rating = <Stars value={stars} label={t('common:rating.outOf', { stars: number(stars) })} />;
  const when = (
    <span id={authorId} className="muted small">
      <bdi>{author}</bdi> <span>{`· ${month(ratedAt.slice(0, 7))}`}</span>
    </span>
  );
  const words = (
    <p className={styles.review} lang={isLang(language) ? languageOf(language).tag : undefined} dir="auto">
      {text}
    </p>
  );
  return (
    <>
      {language === lang || !isLang(language) ? (
        <>
          <p className={styles.head}>
            {rating}
            {when}
          </p>
          {words}
        </>
      ) : (
        <details className={styles.folded}>
          <summary className={styles.head}>
            {rating}
            {when}
            <span className={styles.language}>
              {t('product:contents.languages', { languages: languageList([language]) })}
            </span>
          </summary>
          {words}
        </details>
      )}
      <ReviewMenu id={id} author={author} describedBy={authorId} />
    </>
  );
}
