import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { Link } from '@/ui/Link';
import { safeHref } from '@/ui/safeHref';
import { Picture } from '@/ui/Picture';
import type { Research } from '@/features/researches/researches';
import { catalogueHref } from '@/features/researches/researchSearch';
import styles from '@/features/researches/ResearchView.module.css';

/** The authors, each linking to all of their studies. */
export function ResearchAuthors({ authors }: { authors: Research['Authors'] }) {
  const { t } = useTranslation('projectScience');
  const lang = useLang();
  if (authors.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2>{t('research.authors', { count: authors.length })}</h2>
      <ul className={styles.authors}>
        {authors.map(({ id, fullName, avatar, regalia, description, landingUrl }) => (
          <li key={id}>
            {avatar !== null && (
              <div className={styles.face}>
                <Picture address={avatar} sizes="4rem" shape="round" />
              </div>
            )}
            <h3 className={styles.name}>
              <Link preloadInView={false} to={catalogueHref(lang, { author: id })}>
                <bdi>{fullName}</bdi>
              </Link>
            </h3>
            {regalia && (
              <p className={styles.regalia}>
                <bdi>{regalia}</bdi>
              </p>
            )}
            {description && (
              <p>
                <bdi>{description}</bdi>
              </p>
            )}
            {safeHref(landingUrl) && (
              <a
                href={safeHref(landingUrl)}
                rel="noopener noreferrer"
                aria-label={`${t('research.authorSite')}: ${fullName}`}
              >
                {t('research.authorSite')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
