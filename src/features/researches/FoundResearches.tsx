import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { Link } from '@/ui/Link';
import { Pagination } from '@/ui/list/Pagination';
import { useFocusFallback } from '@/ui/list/useFocusFallback';
import { NoResearches } from '@/features/researches/NoResearches';
import { ResearchCards } from '@/features/researches/ResearchCards';
import type { ResearchPage } from '@/features/researches/researches';
import { catalogueId, isFiltered, searchHref } from '@/features/researches/researchSearch';
import type { ResearchSearch } from '@/shared/researchSearch';
import styles from '@/features/researches/Catalogue.module.css';

interface FoundResearchesProps {
  page: ResearchPage;
  search: ResearchSearch;
}

/** Result count, the current page of studies, and pagination. */
export function FoundResearches({ page, search }: FoundResearchesProps) {
  const { t } = useTranslation('projectScience');
  const lang = useLang();
  const count = useFocusFallback<HTMLParagraphElement>();
  const { Researches: researches, Pagination: pages } = page;
  const isEmpty = researches.length === 0;
  return (
    <>
      <div className={styles.head}>
        <p ref={count} role="status" tabIndex={-1}>
          {t('catalogue.count', { count: pages.total })}
        </p>
        {isFiltered(search) && !isEmpty && (
          <Link className={styles.reset} preloadInView={false} preventScrollReset to={searchHref(lang)}>
            {t('filter.reset')}
          </Link>
        )}
      </div>
      {isEmpty ? (
        <NoResearches search={search} totalPages={pages.totalPages} />
      ) : (
        <>
          <ResearchCards researches={researches} />
          <Pagination
            label={t('catalogue.pages')}
            page={search.page}
            totalPages={pages.totalPages}
            hash={catalogueId}
          />
        </>
      )}
    </>
  );
}
