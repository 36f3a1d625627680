import { useTranslation } from 'react-i18next';
import type { ResearchCardFragment } from '@/data/generated/public/researches';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { CardLink } from '@/ui/layout/CardLink';
import { ListSkeleton } from '@/ui/list/ListSkeleton';
import { Picture } from '@/ui/Picture';
import { cardSizes } from '@/ui/pictureSizes';
import { Skeleton } from '@/ui/Skeleton';
import { CategoryLinks } from '@/features/researches/CategoryLinks';
import { PlatformLogo } from '@/features/researches/PlatformLogo';
import styles from '@/features/researches/ResearchCards.module.css';

const cards = `grid gap-4 ${styles.cards}`;

function ResearchCard({ research }: { research: ResearchCardFragment }) {
  const { t } = useTranslation('projectScience');
  const { date, list } = useFormat();
  const lang = useLang();
  const { slug, title, description, imageWeb, platformLogo, releaseDate, viewsCount, Authors, Categories } =
    research;
  return (
    <li className={styles.card}>
      <Picture address={imageWeb} sizes={cardSizes} shape="cover" />
      <p className={styles.facts}>
        <PlatformLogo address={platformLogo} />
        <time dateTime={releaseDate}>{date(releaseDate)}</time>
        <span>{t('views', { count: viewsCount })}</span>
      </p>
      <h3 className={styles.title}>
        <CardLink to={paths.research.href(lang, slug)}>
          <bdi>{title}</bdi>
        </CardLink>
      </h3>
      <p className={styles.authors}>{list(Authors.map(({ fullName }) => isolate(fullName)))}</p>
      <p className={styles.abstract}>
        <bdi>{description}</bdi>
      </p>
      <div className={styles.categories}>
        <CategoryLinks categories={Categories} />
      </div>
    </li>
  );
}

interface ResearchCardsProps {
  researches: readonly ResearchCardFragment[];
  /** Three per row instead of two where there's room. */
  narrow?: boolean;
}

/** Cards that link to their studies; the categories link to the filtered catalog. */
export function ResearchCards({ researches, narrow = false }: ResearchCardsProps) {
  return (
    <ul className={`list ${cards} ${narrow ? styles.narrow : ''}`}>
      {researches.map((research) => (
        <ResearchCard key={research.id} research={research} />
      ))}
    </ul>
  );
}

/** Placeholder for a page of the catalog. */
export function ResearchCardsSkeleton({ label, count }: { label: string; count: number }) {
  return (
    <ListSkeleton label={label} count={count} className={cards} itemClassName={styles.card}>
      <Skeleton width="half" />
      <Skeleton shape="title" width="long" />
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton shape="pill" width="short" />
    </ListSkeleton>
  );
}
