import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { LoadFailure } from '@/features/auth/LoadFailure';
import { CsvButton } from '@/features/wallet/CsvButton';
import { NoPayments } from '@/features/wallet/NoPayments';
import { PaymentFilters } from '@/features/wallet/PaymentFilters';
import { paymentsPerPage, paymentVariables, readPaymentSearch } from '@/features/wallet/paymentSearch';
import { PaymentTable } from '@/features/wallet/PaymentTable';
import { PurchaseTableSkeleton } from '@/features/wallet/PurchaseTableSkeleton';
import { ask } from '@/graphql/client/answer';
import { TransactionsDocument } from '@/graphql/generated/payments';
import { langOf } from '@/i18n/lang';
import { product } from '@/shared/product';
import { Pagination } from '@/ui/Pagination';
import styles from '@/pages/profile/wallet/payments.module.css';

/** Asks for the page of the list that the address names; `askedAt` (milliseconds) also tells what can be retried. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const search = readPaymentSearch(new URL(request.url).searchParams);
  const answer = ask(langOf(params), TransactionsDocument, paymentVariables(search));
  return { search, answer, askedAt: Date.now() };
}

function Payments() {
  const { t } = useTranslation('wallet');
  const { search, answer, askedAt } = useLoaderData<typeof loader>();
  const result = use(answer);
  if ('failure' in result) return <LoadFailure failure={result.failure} title={t('payments.failed')} />;

  const { Transactions: payments, Pagination: pages } = result.data.transactions;
  if (payments.length === 0) return <NoPayments search={search} total={pages.total} />;
  return (
    <>
      <div className={styles.above}>
        <p className={styles.count} role="status">
          {t('payments.count', { count: pages.total })}
        </p>
        <CsvButton search={search} />
      </div>
      <PaymentTable payments={payments} caption={t('payments.title')} now={askedAt} />
      <Pagination label={t('payments.pages')} page={search.page} totalPages={pages.totalPages} />
    </>
  );
}

/** Everything the signed-in person paid, or tried to. */
export function Component() {
  const { t } = useTranslation('wallet');
  const { search, askedAt } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <title>{`${t('payments.metaTitle')} · ${product.name}`}</title>
      <header className={styles.header}>
        <h1>{t('payments.title')}</h1>
        <p className={styles.lead}>{t('payments.lead')}</p>
      </header>
      <PaymentFilters search={search} />
      {/* Each answer has its own skeleton; without the key the old list would stand in for the new one. */}
      <Suspense
        key={askedAt}
        fallback={<PurchaseTableSkeleton rows={paymentsPerPage} label={t('payments.loading')} />}
      >
        <Payments />
      </Suspense>
    </div>
  );
}
