import { useTranslation } from 'react-i18next';
import type { LandingQuery } from '@/data/generated/public/landing';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Link } from '@/ui/Link';
import styles from '@/features/researches/LatestResearches.module.css';

/** A short list of the newest studies, with a link to all of them. */
export function LatestResearches({ researches }: { researches: LandingQuery['researches']['Researches'] }) {
  const { t } = useTranslation('landing');
  const lang = useLang();
  const { date, list } = useFormat();
  return (
    <div className={styles.latest} data-project="science">
      <ul className={styles.list}>
        {researches.map(({ id, slug, title, releaseDate, Authors }) => (
          <li key={id} className={styles.research}>
            <time dateTime={releaseDate}>{date(releaseDate)}</time>
            <h3>
              <Link to={paths.research.href(lang, slug)}>
                <bdi>{title}</bdi>
              </Link>
            </h3>
            <p>
              <bdi>{list(Authors.map(({ fullName }) => fullName))}</bdi>
            </p>
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.project.href(lang, 'science')}>{t('latest.all')}</ButtonLink>
    </div>
  );
}
