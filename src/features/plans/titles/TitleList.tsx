import { useTranslation } from 'react-i18next';
import { ProductCards } from '@/features/plans/ProductCards';
import { KindLinks } from '@/features/plans/titles/KindLinks';
import { isFiltered, titlesHref, type FoundTitles } from '@/features/plans/titles/titles';
import styles from '@/features/plans/titles/TitleList.module.css';
import { useLang } from '@/i18n/lang';
import type { TitleSearch } from '@/shared/titleSearch';
import { Link } from '@/ui/Link';
import { EmptyList } from '@/ui/list/EmptyList';
import { Pagination } from '@/ui/list/Pagination';
import { useFocusFallback } from '@/ui/list/useFocusFallback';

interface TitleListProps {
  found: FoundTitles;
  search: TitleSearch;
}

/** The kinds, how many titles match, and a page of them. */
export function TitleList({ found: { titles }, search }: TitleListProps) {
  const { t } = useTranslation(['products', 'landing', 'forms']);
  const lang = useLang();
  const count = useFocusFallback<HTMLParagraphElement>();
  const { Products: products, Pagination: pages, kinds } = titles;
  const isEmpty = products.length === 0;
  return (
    <>
      <KindLinks kinds={kinds} search={search} />
      <div className={styles.head}>
        <p ref={count} role="status" tabIndex={-1}>
          {t('landing:facts.titles', { count: pages.total })}
        </p>
        {isFiltered(search) && !isEmpty && (
          <Link className={styles.reset} preloadInView={false} preventScrollReset to={titlesHref(lang)}>
            {t('forms:filters.clear')}
          </Link>
        )}
      </div>
      {isEmpty ? (
        <EmptyList
          total={pages.total}
          isFiltered={isFiltered(search)}
          noMatch={{
            title: t('noMatch.title'),
            text: t('noMatch.text'),
            clear: t('forms:filters.clear'),
            to: titlesHref(lang),
          }}
        >
          <ProductCards products={[]} />
        </EmptyList>
      ) : (
        <>
          <ProductCards level={2} isFirst products={products} />
          <Pagination label={t('pages')} page={search.page} totalPages={pages.totalPages} />
        </>
      )}
    </>
  );
}
