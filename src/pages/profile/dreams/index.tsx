import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AccountPage } from '@/features/account/AccountPage';
import { Loaded } from '@/features/account/Loaded';
import { DeviceDreams } from '@/features/dreams/DeviceDreams';
import { loadDreams, type DreamPage } from '@/features/dreams/dreamCalls';
import { DreamCards, DreamCardsSkeleton } from '@/features/dreams/DreamCards';
import { readDreamSearch } from '@/features/dreams/dreamSearch';
import { DreamSearchForm } from '@/features/dreams/DreamSearchForm';
import { DreamTabs } from '@/features/dreams/DreamTabs';
import { MakeDream } from '@/features/dreams/MakeDream';
import { NoDreams } from '@/features/dreams/NoDreams';
import { OwnDreams } from '@/features/dreams/OwnDreams';
import { useCurrencyChange } from '@/features/dreams/useCurrencyChange';
import type { DreamsQuery } from '@/data/generated/dreams';
import { langOf } from '@/i18n/lang';
import { useDeviceDreams } from '@/session/deviceDreams';
import { List } from '@/ui/list/List';
import { Pagination } from '@/ui/list/Pagination';
import styles from '@/pages/profile/dreams/dreams.module.css';

/** Loads the page of the list in the URL; without an account, the user's dreams are on this device. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const search = readDreamSearch(new URL(request.url).searchParams);
  return { search, page: loadDreams(langOf(params), search) };
}

/** This device's dreams that the account rejected, once the move is complete. */
function LeftOnDevice({ page }: { page: DreamPage }) {
  if (page instanceof Promise) use(page);
  const left = useDeviceDreams();
  return left.length > 0 && <DeviceDreams dreams={left} isGuest={false} />;
}

function Listed({ dreams: { Dreams: dreams, Pagination: pages } }: DreamsQuery) {
  const { t } = useTranslation('dreams');
  const { search } = useLoaderData<ReturnType<typeof loader>>();
  const links = { label: t('pages'), page: search.page, totalPages: pages.totalPages };
  if (dreams.length === 0) return <NoDreams search={search} total={pages.total} />;
  if (search.tab === 'mine')
    return (
      <>
        <OwnDreams dreams={dreams} total={pages.total} />
        <Pagination {...links} />
      </>
    );
  return (
    <List count={t('count', { count: pages.total })} pages={links}>
      <DreamCards dreams={dreams} />
    </List>
  );
}

/** Dreams on this device, for visitors without an account. */
function OnThisDevice() {
  const { search } = useLoaderData<ReturnType<typeof loader>>();
  const dreams = useDeviceDreams();
  if (dreams.length === 0) return <NoDreams search={{ ...search, search: '' }} total={0} />;
  return <DeviceDreams dreams={dreams} isGuest />;
}

/** The public wish list and the user's own dreams. */
export function Component() {
  const { t } = useTranslation('dreams');
  const { search, page } = useLoaderData<ReturnType<typeof loader>>();
  useCurrencyChange();
  return (
    <AccountPage
      title={t('metaTitle')}
      heading={t('title')}
      lead={t('lead')}
      actions={
        <div className={styles.make}>
          <MakeDream />
        </div>
      }
    >
      <DreamTabs tab={search.tab} />
      {page ? (
        <>
          <DreamSearchForm />
          {search.tab === 'mine' && (
            <Suspense>
              <LeftOnDevice page={page} />
            </Suspense>
          )}
          {/* The list stays until the next one has loaded; switching tabs shows the skeleton. */}
          <Loaded key={search.tab} answer={page} failed={t('failed')} skeleton={<DreamCardsSkeleton />}>
            {(data) => <Listed {...data} />}
          </Loaded>
        </>
      ) : (
        <OnThisDevice />
      )}
    </AccountPage>
  );
}
