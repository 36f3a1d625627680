import { Suspense } from 'react';
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
  type PurchaseSearch,
} from '@/features/wallet/purchaseSearch';
import { PurchaseTable, PurchaseTableSkeleton } from '@/features/wallet/PurchaseTable';
import { usePurchaseArchive } from '@/features/wallet/usePurchaseArchive';
import { ShelfSkeleton } from '@/features/library/ShelfSkeleton';
import { preload } from '@/data/account/preload';
import { ShelfDocument } from '@/data/generated/library';
import { PurchasesDocument } from '@/data/generated/wallet';
import { langOf } from '@/i18n/lang';
import { loadChunk } from '@/lib/chunks';
import { lazyPart } from '@/ui/lazyPart';
import { List } from '@/ui/list/List';

/** Loads with its items. */
const shelfPart = lazyPart(async () => (await loadChunk(() => import('@/features/library/Shelf'))).Shelf);

const isWhole = (search: PurchaseSearch): boolean => search.page === 1 && activeFilters(search) === 0;

/** Loads the shelf, and the page of the list in the URL; `askedAt` (milliseconds) also determines what has expired. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const search = readPurchaseSearch(new URL(request.url).searchParams);
  const answer = preload(PurchasesDocument, { lang: langOf(params), variables: purchaseVariables(search) });
  // The shelf stands above the whole list, not above what one is looking for.
  const shelf =
    isWhole(search) && import.meta.env.VITE_PROVIDER !== 'specification'
      ? preload(ShelfDocument, { lang: langOf(params) })
      : undefined;
  if (shelf) shelfPart.preload();
  return { search, answer, shelf, askedAt: Date.now() };
}

/** All purchases of the signed-in user. */
export function Component() {
  const { t } = useTranslation(['wallet', 'library']);
  const { search, answer, shelf, askedAt } = useLoaderData<ReturnType<typeof loader>>();
  const archive = usePurchaseArchive();
  return (
    <AccountPage title={t('purchases.metaTitle')} heading={t('purchases.title')} lead={t('purchases.lead')}>
      {shelf && (
        <Loaded answer={shelf} skeleton={<ShelfSkeleton />}>
          {({ shelf: items }) =>
            items.length > 0 && (
              <Suspense fallback={<ShelfSkeleton />}>
                <shelfPart.Part items={items} />
                <h2>{t('library:toPurchases')}</h2>
              </Suspense>
            )
          }
        </Loaded>
      )}
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
