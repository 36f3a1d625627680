import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { LoadFailure } from '@/features/auth/LoadFailure';
import { DeviceDreams } from '@/features/dreams/DeviceDreams';
import { loadDreams } from '@/features/dreams/dreamCalls';
import { DreamCards } from '@/features/dreams/DreamCards';
import { dreamsPerPage, readDreamSearch, writeDreamSearch } from '@/features/dreams/dreamSearch';
import { DreamSearchForm } from '@/features/dreams/DreamSearchForm';
import { DreamsSkeleton } from '@/features/dreams/DreamsSkeleton';
import { DreamTabs } from '@/features/dreams/DreamTabs';
import { MakeDream } from '@/features/dreams/MakeDream';
import { NoDreams } from '@/features/dreams/NoDreams';
import { OwnDreams } from '@/features/dreams/OwnDreams';
import { useCurrencyChange } from '@/features/dreams/useCurrencyChange';
import type { Answer } from '@/graphql/client/answer';
import type { DreamsQuery } from '@/graphql/generated/dreams';
import { langOf } from '@/i18n/lang';
import { useDeviceDreams } from '@/session/deviceDreams';
import { PageMeta } from '@/ui/PageMeta';
import { Pagination } from '@/ui/Pagination';
import styles from '@/pages/profile/dreams/dreams.module.css';

/** Asks for the page of the list that the address names; without an account one's own are on this device. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const search = readDreamSearch(new URL(request.url).searchParams);
  return { search, answer: loadDreams(langOf(params), search) };
}

function List({ answer }: { answer: Promise<Answer<DreamsQuery>> }) {
  const { t } = useTranslation('dreams');
  const { search } = useLoaderData<typeof loader>();
  const result = use(answer);
  if ('failure' in result) return <LoadFailure failure={result.failure} title={t('failed')} />;

  const { Dreams: dreams, Pagination: pages } = result.data.dreams;
  if (dreams.length === 0) return <NoDreams search={search} total={pages.total} />;
  if (search.tab === 'mine') return <OwnDreams dreams={dreams} total={pages.total} />;
  return (
    <>
      <p className={styles.count} role="status">
        {t('count', { count: pages.total })}
      </p>
      <DreamCards dreams={dreams} />
    </>
  );
}

/** The list once it is there, with what the account did not take of the device's dreams, and the way to more of it. */
function Listed({ answer }: { answer: Promise<Answer<DreamsQuery>> }) {
  const { t } = useTranslation('dreams');
  const { search } = useLoaderData<typeof loader>();
  const result = use(answer);
  const left = useDeviceDreams();
  const totalPages = 'failure' in result ? 0 : result.data.dreams.Pagination.totalPages;
  return (
    <>
      {search.tab === 'mine' && left.length > 0 && <DeviceDreams dreams={left} isGuest={false} />}
      <List answer={answer} />
      <Pagination label={t('pages')} page={search.page} totalPages={totalPages} />
    </>
  );
}

/** Without an account one's own dreams are on this device. */
function OnThisDevice() {
  const { search } = useLoaderData<typeof loader>();
  const dreams = useDeviceDreams();
  if (dreams.length === 0) return <NoDreams search={{ ...search, search: '' }} total={0} />;
  return <DeviceDreams dreams={dreams} isGuest />;
}

/** The public wish list, and one's own dreams. */
export function Component() {
  const { t } = useTranslation('dreams');
  const { search, answer } = useLoaderData<typeof loader>();
  useCurrencyChange();
  return (
    <div className={styles.page}>
      <PageMeta title={t('metaTitle')} hidden />
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.make}>
          <MakeDream />
        </div>
      </header>
      <DreamTabs tab={search.tab} />
      {answer && <DreamSearchForm search={search} />}
      {answer ? (
        // A list keeps its place while it is asked for anew; another one has a skeleton of its own.
        <Suspense key={String(writeDreamSearch(search))} fallback={<DreamsSkeleton cards={dreamsPerPage} />}>
          <Listed answer={answer} />
        </Suspense>
      ) : (
        <OnThisDevice />
      )}
    </div>
  );
}
