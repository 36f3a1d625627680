import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AccountPage } from '@/features/account/AccountPage';
import { Loaded } from '@/features/account/Loaded';
import { UnverifiedNotice } from '@/features/profile/UnverifiedNotice';
import { DueCharge } from '@/features/wallet/DueCharge';
import { MonthsChart } from '@/features/wallet/MonthsChart';
import { NoEntries } from '@/features/wallet/NoEntries';
import { EntryTable, EntryTableSkeleton } from '@/features/wallet/EntryTable';
import { entriesPerPage, entryVariables, readEntryPage } from '@/features/wallet/entrySearch';
import { TopUpForm } from '@/features/wallet/TopUpForm';
import { topUpPurpose } from '@/features/wallet/sendTopUp';
import { TopUpNews } from '@/features/wallet/TopUpNews';
import { WalletHoldings } from '@/features/wallet/WalletHoldings';
import { WalletSkeleton } from '@/features/wallet/WalletSkeleton';
import { query } from '@/data/account/operations';
import { preload } from '@/data/account/preload';
import {
  TopUpStateDocument,
  WalletDocument,
  WalletEntriesDocument,
  type WalletQuery,
} from '@/data/generated/payments';
import { beginAtTop } from '@/lib/beginAtTop';
import { pendingFor } from '@/lib/pendingRequest';
import { hasStarted } from '@/lib/started';
import { langOf, useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Card } from '@/ui/layout/Card';
import { Link } from '@/ui/Link';
import { Pagination } from '@/ui/list/Pagination';
import styles from '@/pages/profile/wallet/index.module.css';
import { Ours } from '@/ui/Ours';

/** Loads the wallet, a page of its entries and this tab's top-up independently, in parallel. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const lang = langOf(params);
  const id = pendingFor(topUpPurpose)?.followed;
  // Back from the provider: the news is at the top.
  if (id !== undefined && !hasStarted()) beginAtTop();
  const page = readEntryPage(new URL(request.url).searchParams);
  return {
    wallet: preload(WalletDocument, { lang }),
    page,
    entries: preload(WalletEntriesDocument, { lang, variables: entryVariables(page) }),
    topUp: id === undefined ? undefined : query(TopUpStateDocument, { lang, variables: { id } }),
  };
}

function Cards({ me, wallet }: WalletQuery) {
  const unproven = me && !me.emailVerified ? me.email : null;
  return (
    <div className={styles.cards}>
      <WalletHoldings wallet={wallet} />
      <DueCharge wallet={wallet} />
      <Ours>
        <div className={styles.whole}>
          {unproven === null ? <TopUpForm wallet={wallet} /> : <UnverifiedNotice email={unproven} />}
        </div>
        <div className={styles.whole}>
          <MonthsChart wallet={wallet} />
        </div>
      </Ours>
    </div>
  );
}

/** The top-up started in this tab. If it fails to load, the rest of the page says why. */
function StartedTopUp({ asked }: { asked: NonNullable<ReturnType<typeof loader>['topUp']> }) {
  const answer = use(asked);
  const topUp = 'data' in answer ? answer.data.transaction : null;
  return topUp && <TopUpNews key={topUp.id} topUp={topUp} />;
}

/** The wallet's front page: balances, the next charge, the top-up form, and movements. */
export function Component() {
  const { t } = useTranslation('wallet');
  const lang = useLang();
  const { wallet, page, entries, topUp } = useLoaderData<ReturnType<typeof loader>>();
  // Stays visible when the page reloads the balance, even though the tab has forgotten the top-up by then.
  const [begun, setBegun] = useState(topUp);
  if (topUp && topUp !== begun) setBegun(topUp);
  return (
    <AccountPage title={t('front.metaTitle')} heading={t('front.title')} lead={t('front.lead')}>
      {begun && (
        <Suspense>
          <StartedTopUp asked={begun} />
        </Suspense>
      )}
      <Loaded
        answer={wallet}
        failed={t('front.failed')}
        skeleton={<WalletSkeleton label={t('front.loading')} />}
      >
        {(data) => <Cards {...data} />}
      </Loaded>
      <Ours>
        <Card
          title={t('front.entries.title')}
          aside={<Link to={paths.payments.href(lang)}>{t('front.entries.all')}</Link>}
        >
          <Loaded
            answer={entries}
            failed={t('front.entries.failed')}
            skeleton={<EntryTableSkeleton rows={entriesPerPage} />}
          >
            {({ walletEntries: { Entries, hasMore } }) => (
              <>
                {Entries.length > 0 ? <EntryTable entries={Entries} /> : <NoEntries page={page} />}
                <Pagination
                  label={t('front.entries.pages')}
                  page={page}
                  // The total isn't counted; we only know whether there is another page.
                  totalPages={hasMore ? page + 1 : page}
                />
              </>
            )}
          </Loaded>
        </Card>
      </Ours>
    </AccountPage>
  );
}
