import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AccountPage } from '@/features/account/AccountPage';
import { Loaded } from '@/features/account/Loaded';
import { CsvButton } from '@/features/wallet/CsvButton';
import { EmptyWalletList } from '@/features/wallet/EmptyWalletList';
import { PaymentFilters } from '@/features/wallet/PaymentFilters';
import {
  activeFilters,
  paymentsPerPage,
  paymentVariables,
  readPaymentSearch,
} from '@/features/wallet/paymentSearch';
import { PaymentTable, PaymentTableSkeleton } from '@/features/wallet/PaymentTable';
import { preload } from '@/data/account/preload';
import { TransactionsDocument } from '@/data/generated/payments';
import { langOf } from '@/i18n/lang';
import { List } from '@/ui/list/List';

/** Loads the page of the list in the URL; `askedAt` (milliseconds) also determines what can be retried. */
/** The specification has no call for it. */
const hasFile = import.meta.env.VITE_PROVIDER !== 'specification';

export function loader({ request, params }: LoaderFunctionArgs) {
  const search = readPaymentSearch(new URL(request.url).searchParams);
  const answer = preload(TransactionsDocument, { lang: langOf(params), variables: paymentVariables(search) });
  return { search, answer, askedAt: Date.now() };
}

/** All payments of the signed-in user, including failed ones. */
export function Component() {
  const { t } = useTranslation('wallet');
  const { search, answer, askedAt } = useLoaderData<ReturnType<typeof loader>>();
  return (
    <AccountPage title={t('payments.metaTitle')} heading={t('payments.title')} lead={t('payments.lead')}>
      <PaymentFilters />
      {/* No key, so that the list stays until the next one has loaded. */}
      <Loaded
        answer={answer}
        failed={t('payments.failed')}
        skeleton={<PaymentTableSkeleton rows={paymentsPerPage} />}
      >
        {({ transactions: { Transactions: payments, Pagination: pages } }) =>
          payments.length > 0 ? (
            <List
              count={t('payments.count', { count: pages.total })}
              tools={hasFile && <CsvButton search={search} />}
              pages={{ label: t('payments.pages'), page: search.page, totalPages: pages.totalPages }}
            >
              <PaymentTable payments={payments} caption={t('payments.title')} now={askedAt} />
            </List>
          ) : (
            <EmptyWalletList list="payments" total={pages.total} isFiltered={activeFilters(search) > 0} />
          )
        }
      </Loaded>
    </AccountPage>
  );
}
