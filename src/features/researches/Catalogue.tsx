import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Await, useLocation, useNavigation, useRevalidator } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { useOnReconnect } from '@/ui/useOnReconnect';
import { CatalogueForm } from '@/features/researches/CatalogueForm';
import { FoundResearches } from '@/features/researches/FoundResearches';
import { ResearchCardsSkeleton } from '@/features/researches/ResearchCards';
import type { Directory, ResearchPage, MaybePromise } from '@/features/researches/researches';
import { researchesPerPage } from '@/features/researches/researchSearch';
import type { ResearchSearch } from '@/shared/researchSearch';
import styles from '@/features/researches/Catalogue.module.css';

function Unreachable() {
  const { t } = useTranslation(['projectScience', 'forms']);
  const { revalidate } = useRevalidator();
  const retry = () => void revalidate();
  useOnReconnect(retry);
  return (
    <Notice kind="error" actions={<Button onClick={retry}>{t('forms:retry')}</Button>}>
      {t('catalogue.failed')}
    </Notice>
  );
}

interface CatalogueProps {
  search: ResearchSearch;
  directory: MaybePromise<Directory>;
  page: MaybePromise<ResearchPage>;
}

/** The search form with a page of results. The current list stays until the next one has loaded. */
export function Catalogue({ search, directory, page }: CatalogueProps) {
  const { t } = useTranslation('projectScience');
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const busy = location?.pathname === pathname;
  return (
    <div className={styles.catalogue}>
      <CatalogueForm directory={directory} busy={busy} />
      <div className={`${styles.list} ${busy ? styles.busy : ''}`} aria-busy={busy}>
        <Suspense
          fallback={<ResearchCardsSkeleton label={t('catalogue.loading')} count={researchesPerPage} />}
        >
          <Await resolve={page} errorElement={<Unreachable />}>
            {(found: ResearchPage) => <FoundResearches page={found} search={search} />}
          </Await>
        </Suspense>
      </div>
    </div>
  );
}
