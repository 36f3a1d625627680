import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { LoadFailure } from '@/features/auth/LoadFailure';
import { NoPurchases } from '@/features/wallet/NoPurchases';
import { PurchaseFilters } from '@/features/wallet/PurchaseFilters';
import { purchasesPerPage, purchaseVariables, readPurchaseSearch } from '@/features/wallet/purchaseSearch';
import { PurchaseTable } from '@/features/wallet/PurchaseTable';
import { PurchaseTableSkeleton } from '@/features/wallet/PurchaseTableSkeleton';
import { ask } from '@/graphql/client/answer';
import { PurchasesDocument } from '@/graphql/generated/wallet';
import { langOf } from '@/i18n/lang';
import { product } from '@/shared/product';
import { Pagination } from '@/ui/Pagination';
import styles from '@/pages/profile/wallet/purchases.module.css';

/** Asks for the page of the list that the address names; `askedAt` (milliseconds) also tells what is over by now. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const search = readPurchaseSearch(new URL(request.url).searchParams);
  const answer = ask(langOf(params), PurchasesDocument, purchaseVariables(search));
  return { search, answer, askedAt: Date.now() };
}

function Purchases() {
  const { t } = useTranslation('wallet');
  const { search, answer, askedAt } = useLoaderData<typeof loader>();
  const result = use(answer);
  if ('failure' in result) return <LoadFailure failure={result.failure} title={t('purchases.failed')} />;

  const { Purchases: purchases, Pagination: pages } = result.data.purchases;
  if (purchases.length === 0) return <NoPurchases search={search} total={pages.total} />;
  return (
    <>
      <p className={styles.count} role="status">
        {t('purchases.count', { count: pages.total })}
      </p>
      <PurchaseTable purchases={purchases} caption={t('purchases.title')} now={askedAt} />
      <Pagination label={t('purchases.pages')} page={search.page} totalPages={pages.totalPages} />
    </>
  );
}

/** Everything the signed-in person bought. */
export function Component() {
  const { t } = useTranslation('wallet');
  const { search, askedAt } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <title>{`${t('purchases.metaTitle')} · ${product.name}`}</title>
      <header className={styles.header}>
        <h1>{t('purchases.title')}</h1>
        <p className={styles.lead}>{t('purchases.lead')}</p>
      </header>
      <PurchaseFilters search={search} />
      {/* Each answer has its own skeleton; without the key the old list would stand in for the new one. */}
      <Suspense
        key={askedAt}
        fallback={<PurchaseTableSkeleton rows={purchasesPerPage} label={t('purchases.loading')} />}
      >
        <Purchases />
      </Suspense>
    </div>
  );
}
