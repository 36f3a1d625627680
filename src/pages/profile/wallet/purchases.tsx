import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AccountPage } from '@/features/account/AccountPage';
import { Loaded } from '@/features/account/Loaded';
import { ArchiveNotice } from '@/features/wallet/ArchiveNotice';
import { EmptyWalletList } from '@/features/wallet/EmptyWalletList';
import { PurchaseFilters } from '@/features/wallet/PurchaseFilters';
import {
  activeFilters,
  purchasesPerPage,
  purchaseVariables,
  readPurchaseSearch,
} from '@/features/wallet/purchaseSearch';
import { PurchaseTable, PurchaseTableSkeleton } from '@/features/wallet/PurchaseTable';
import { usePurchaseArchive } from '@/features/wallet/usePurchaseArchive';
import { preload } from '@/data/account/preload';
import { PurchasesDocument } from '@/data/generated/wallet';
import { langOf } from '@/i18n/lang';
import { List } from '@/ui/list/List';

/** Loads the page of the list in the URL; `askedAt` (milliseconds) also determines what has expired. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const search = readPurchaseSearch(new URL(request.url).searchParams);
  const answer = preload(PurchasesDocument, { lang: langOf(params), variables: purchaseVariables(search) });
  return { search, answer, askedAt: Date.now() };
}

/** All purchases of the signed-in user. */
export function Component() {
  const { t } = useTranslation('wallet');
  const { search, answer, askedAt } = useLoaderData<ReturnType<typeof loader>>();
  const archive = usePurchaseArchive();
  return (
    <AccountPage title={t('purchases.metaTitle')} heading={t('purchases.title')} lead={t('purchases.lead')}>
      <PurchaseFilters />
      <ArchiveNotice archive={archive} />
      {/* No key, so that the list stays until the next one has loaded. */}
      <Loaded
        answer={answer}
        failed={t('purchases.failed')}
        skeleton={<PurchaseTableSkeleton rows={purchasesPerPage} />}
      >
        {({ purchases: { Purchases: purchases, Pagination: pages } }) =>
          purchases.length > 0 ? (
            <List
              count={t('purchases.count', { count: pages.total })}
              pages={{ label: t('purchases.pages'), page: search.page, totalPages: pages.totalPages }}
            >
              <PurchaseTable purchases={purchases} now={askedAt} archive={archive} />
            </List>
          ) : (
            <EmptyWalletList list="purchases" total={pages.total} isFiltered={activeFilters(search) > 0} />
          )
        }
      </Loaded>
    </AccountPage>
  );
}
