import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { catalogueHref, isFiltered, type ResearchSearch } from '@/features/researches/researchSearch';

interface NoResearchesProps {
  search: ResearchSearch;
  /** How many pages fit the search. */
  totalPages: number;
}

/** Stands where the list would: nothing published, nothing that fits, or a page past the end. */
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
  if (isFiltered(search)) {
    return (
      <Empty
        title={t('noMatch.title')}
        action={<ButtonLink to={catalogueHref(lang)}>{t('filter.reset')}</ButtonLink>}
      >
        <p>{t('noMatch.text')}</p>
      </Empty>
    );
  }
  return (
    <Empty title={t('empty.title')}>
      <p>{t('empty.text')}</p>
    </Empty>
  );
}
