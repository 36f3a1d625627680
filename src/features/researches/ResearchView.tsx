import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { baseUrl } from '@/lib/baseUrl';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import { PageHero } from '@/ui/layout/PageHero';
import { Picture } from '@/ui/Picture';
import { heroSizes } from '@/ui/pictureSizes';
import { CiteThis } from '@/features/researches/CiteThis';
import { ResearchAuthors } from '@/features/researches/ResearchAuthors';
import { ResearchFacts } from '@/features/researches/ResearchFacts';
import { catalogueHref } from '@/features/researches/researchSearch';
import type { Research } from '@/features/researches/researches';
import { ShareLink } from '@/features/researches/ShareLink';
import styles from '@/features/researches/ResearchView.module.css';

interface ResearchViewProps {
  research: Research;
  /** How to get the full text. */
  access: ReactNode;
  /** Shown after the study. */
  children?: ReactNode;
}

/** A study: its findings, its authors, and how to read and cite it. */
export function ResearchView({ research, access, children }: ResearchViewProps) {
  const { t } = useTranslation('projectScience');
  const lang = useLang();
  const { list } = useFormat();
  const { slug, title, description, imageWeb, imageMob, status, Authors, doi, releaseDate } = research;
  const authors = Authors.map(({ fullName }) => fullName);
  const address = baseUrl() + paths.research.href(lang, slug);
  return (
    <div className={styles.page} data-project="science">
      <article>
        <PageHero
          eyebrow={
            <Link className={styles.back} to={catalogueHref(lang)}>
              {t('research.back')}
            </Link>
          }
          title={<bdi>{title}</bdi>}
          lead={list(authors.map(isolate))}
          figure={
            imageWeb !== null && <Picture first address={imageWeb} narrow={imageMob} sizes={heroSizes} />
          }
        />
        <div className={styles.columns}>
          <div className={styles.top}>
            {status === 'ARCHIVED' && (
              <Notice title={t('research.archived.title')}>{t('research.archived.text')}</Notice>
            )}
            <section className="grid gap-3">
              <h2>{t('research.abstract')}</h2>
              <p className={styles.abstract}>
                <bdi>{description}</bdi>
              </p>
            </section>
          </div>
          <aside className={styles.side}>
            {access}
            <ResearchFacts research={research} />
          </aside>
          <div className={styles.rest}>
            <ResearchAuthors authors={Authors} />
            <CiteThis cited={{ slug, title, authors, releaseDate, doi, url: address }} />
            <ShareLink address={address} />
          </div>
        </div>
      </article>
      {children}
    </div>
  );
}
