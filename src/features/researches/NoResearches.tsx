import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/list/Empty';
import { EmptyList } from '@/ui/list/EmptyList';
import { catalogueHref, isFiltered } from '@/features/researches/researchSearch';
import type { ResearchSearch } from '@/shared/researchSearch';

interface NoResearchesProps {
  search: ResearchSearch;
  /** Number of result pages for the search. */
  totalPages: number;
}

/** Empty state: nothing published, no matches, or a page past the end. */
export function NoResearches({ search, totalPages }: NoResearchesProps) {
  const { t } = useTranslation('projectScience');
  const { number } = useFormat();
  const lang = useLang();
  if (totalPages > 0) {
    return (
      <Empty
        title={t('noSuchPage.title')}
        action={
          <>
            <ButtonLink to={catalogueHref(lang, { ...search, page: 1 })}>{t('noSuchPage.first')}</ButtonLink>
            {totalPages > 1 && (
              <ButtonLink to={catalogueHref(lang, { ...search, page: totalPages })}>
                {t('noSuchPage.last')}
              </ButtonLink>
            )}
          </>
        }
      >
        <p>{t('noSuchPage.text', { page: number(totalPages) })}</p>
      </Empty>
    );
  }
  return (
    <EmptyList
      total={0}
      isFiltered={isFiltered(search)}
      noMatch={{
        title: t('noMatch.title'),
        text: t('noMatch.text'),
        clear: t('filter.reset'),
        to: catalogueHref(lang),
      }}
    >
      <Empty title={t('empty.title')}>
        <p>{t('empty.text')}</p>
      </Empty>
    </EmptyList>
  );
}
