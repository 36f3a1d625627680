import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AwaitCatalogue } from '@/features/plans/AwaitCatalogue';
import { TitleForm } from '@/features/plans/titles/TitleForm';
import { TitleList } from '@/features/plans/titles/TitleList';
import { titlesIn, type FoundTitles } from '@/features/plans/titles/titles';
import { langOf } from '@/i18n/lang';
import type { Lang } from '@/shared/languages';
import { readTitleSearch, type TitleSearch } from '@/shared/titleSearch';
import { PageMeta } from '@/ui/PageMeta';
import styles from '@/pages/products/index.module.css';

interface CatalogData {
  search: TitleSearch;
  /** May still be loading when the page opens. */
  titles: FoundTitles | Promise<FoundTitles>;
}

export function loader({ request, params }: LoaderFunctionArgs): CatalogData {
  const search = readTitleSearch(new URL(request.url).searchParams);
  return { search, titles: titlesIn(langOf(params), search) };
}

/** Prefetches the catalog without a search. */
export const prepareData = (lang: Lang) => titlesIn(lang, readTitleSearch(new URLSearchParams()));

/** The catalog: every title for sale, by kind, language and words. While a search loads, the last list stays. */
export function Component() {
  const { t } = useTranslation(['products', 'common']);
  const { search, titles } = useLoaderData<CatalogData>();
  return (
    <>
      <PageMeta title={t('common:nav.catalogue')} description={t('meta.description')} />
      <div className={styles.catalog}>
        <header>
          <h1 className={styles.title}>{t('common:nav.catalogue')}</h1>
          <p className="muted">{t('lead')}</p>
        </header>
        <TitleForm titles={titles} />
        <AwaitCatalogue catalogue={titles} expected={6}>
          {(found) => <TitleList found={found} search={search} />}
        </AwaitCatalogue>
      </div>
    </>
  );
}
