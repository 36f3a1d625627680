import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { CategoryLinks } from '@/features/researches/CategoryLinks';
import { doiHref, safeHref } from '@/ui/safeHref';
import type { Research } from '@/features/researches/researches';
import { PlatformLogo } from '@/features/researches/PlatformLogo';
import styles from '@/features/researches/ResearchView.module.css';

/** Publication date, view count, categories and source. */
export function ResearchFacts({ research }: { research: Research }) {
  const { t } = useTranslation('projectScience');
  const { date, number } = useFormat();
  const { platformLogo, doi, source, nftSource, releaseDate, viewsCount, Categories } = research;
  const sourceHref = safeHref(source);
  const nftHref = safeHref(nftSource);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('research.released')}</dt>
        <dd>
          <time dateTime={releaseDate}>{date(releaseDate)}</time>
        </dd>
      </div>
      <div>
        <dt>{t('research.views')}</dt>
        <dd>{number(viewsCount)}</dd>
      </div>
      {doi && (
        <div>
          <dt>{t('research.doi')}</dt>
          <dd>
            <a href={doiHref(doi)} rel="noopener noreferrer">
              <bdi dir="ltr">{doi}</bdi>
            </a>
          </dd>
        </div>
      )}
      {sourceHref && (
        <div>
          <dt>{t('research.source')}</dt>
          <dd>
            <a href={sourceHref} rel="noopener noreferrer">
              {t('research.sourceLink')}
            </a>
          </dd>
        </div>
      )}
      {nftHref && (
        <div>
          <dt>{t('research.nft')}</dt>
          <dd>
            <a href={nftHref} rel="noopener noreferrer">
              {t('research.nftLink')}
            </a>
          </dd>
        </div>
      )}
      {Categories.length > 0 && (
        <div>
          <dt>{t('research.categories')}</dt>
          <dd className={styles.subjects}>
            <PlatformLogo address={platformLogo} />
            <CategoryLinks categories={Categories} />
          </dd>
        </div>
      )}
    </dl>
  );
}
