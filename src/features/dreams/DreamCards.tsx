import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { CardLink } from '@/ui/layout/CardLink';
import { ListSkeleton } from '@/ui/list/ListSkeleton';
import { Skeleton } from '@/ui/Skeleton';
import { subjectOf, type Dream } from '@/features/dreams/dreamFacts';
import { dreamsPerPage } from '@/features/dreams/dreamSearch';
import { SubjectLine } from '@/features/dreams/SubjectLine';
import styles from '@/features/dreams/DreamCards.module.css';
import words from '@/features/dreams/DreamWords.module.css';

/** A dream's price, for its `SubjectLine`. */
export const priceOf = ({ price, Currency }: Dream) =>
  price !== null && Currency ? { amount: price, currency: Currency.code } : null;

function Card({ dream }: { dream: Dream }) {
  const { t } = useTranslation('dreams');
  const { date } = useFormat();
  const lang = useLang();
  const subject = subjectOf(dream);
  return (
    <li className={styles.card}>
      <p className={styles.over}>
        <span>
          {dream.isOwn
            ? t('byYou')
            : dream.authorName
              ? t('by', { name: isolate(dream.authorName) })
              : t('bySomebody')}
        </span>
        <time dateTime={dream.createdAt}>{date(dream.createdAt)}</time>
      </p>
      <h2 className={`${styles.title} ${words.title}`} dir="auto">
        <CardLink to={paths.dream.href(lang, dream.id)}>{dream.title}</CardLink>
      </h2>
      {dream.description !== null && (
        <p className={words.short} dir="auto">
          {dream.description}
        </p>
      )}
      {subject && (
        <div className={styles.under}>
          <SubjectLine subject={subject} price={priceOf(dream)} />
        </div>
      )}
    </li>
  );
}

/** Everyone's public dreams; each card is clickable as a whole. */
export function DreamCards({ dreams }: { dreams: readonly Dream[] }) {
  return (
    <ul className={styles.cards}>
      {dreams.map((dream) => (
        <Card key={dream.id} dream={dream} />
      ))}
    </ul>
  );
}

/** Placeholder for a page of dreams. */
export function DreamCardsSkeleton() {
  const { t } = useTranslation('dreams');
  return (
    <ListSkeleton
      label={t('loading')}
      count={dreamsPerPage}
      className={styles.cards}
      itemClassName={styles.card}
    >
      <Skeleton width="half" />
      <Skeleton shape="title" width="long" />
      <Skeleton />
      <Skeleton width="long" />
    </ListSkeleton>
  );
}
