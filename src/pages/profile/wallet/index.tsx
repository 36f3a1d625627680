import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { LoadFailure } from '@/features/auth/LoadFailure';
import { DueCharge } from '@/features/wallet/DueCharge';
import { MonthsChart } from '@/features/wallet/MonthsChart';
import { NoPayments } from '@/features/wallet/NoPayments';
import { readPaymentSearch } from '@/features/wallet/paymentSearch';
import { PaymentTable } from '@/features/wallet/PaymentTable';
import { PurchaseTableSkeleton } from '@/features/wallet/PurchaseTableSkeleton';
import { TopUpForm } from '@/features/wallet/TopUpForm';
import { topUpPurpose } from '@/features/wallet/sendTopUp';
import { TopUpNews } from '@/features/wallet/TopUpNews';
import { WalletHoldings } from '@/features/wallet/WalletHoldings';
import { WalletSkeleton } from '@/features/wallet/WalletSkeleton';
import { ask } from '@/graphql/client/answer';
import { TopUpStateDocument, TransactionsDocument, WalletDocument } from '@/graphql/generated/payments';
import { pendingFor } from '@/lib/pendingRequest';
import { langOf, useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { product } from '@/shared/product';
import { Card } from '@/ui/Card';
import { Link } from '@/ui/Link';
import styles from '@/pages/profile/wallet/index.module.css';

const newest = { offset: 0, limit: 5 };
const unfiltered = readPaymentSearch(new URLSearchParams());

/** Asks for the wallet, the last movements and a top-up begun in this tab side by side; none waits for another. */
export function loader({ params }: LoaderFunctionArgs) {
  const lang = langOf(params);
  const id = pendingFor(topUpPurpose)?.followed;
  return {
    wallet: ask(lang, WalletDocument, {}),
    payments: ask(lang, TransactionsDocument, newest),
    topUp: id === undefined ? undefined : ask(lang, TopUpStateDocument, { id }),
    askedAt: Date.now(),
  };
}

function Wallet() {
  const { t } = useTranslation('wallet');
  const { wallet: asked } = useLoaderData<typeof loader>();
  const answer = use(asked);
  if ('failure' in answer) return <LoadFailure failure={answer.failure} title={t('front.failed')} />;
  const { wallet } = answer.data;
  return (
    <div className={styles.cards}>
      <WalletHoldings wallet={wallet} />
      <DueCharge wallet={wallet} />
      <div className={styles.whole}>
        <TopUpForm wallet={wallet} />
      </div>
      <div className={styles.whole}>
        <MonthsChart wallet={wallet} />
      </div>
    </div>
  );
}

/** The top-up that was begun here; where it cannot be asked for, the rest of the page says why. */
function Begun({ asked }: { asked: NonNullable<ReturnType<typeof loader>['topUp']> }) {
  const answer = use(asked);
  const topUp = 'data' in answer ? answer.data.transaction : null;
  return topUp && <TopUpNews key={topUp.id} topUp={topUp} />;
}

function LastPayments() {
  const { t } = useTranslation('wallet');
  const { payments, askedAt } = useLoaderData<typeof loader>();
  const answer = use(payments);
  if ('failure' in answer) return <LoadFailure failure={answer.failure} title={t('payments.failed')} />;
  const { Transactions: rows } = answer.data.transactions;
  if (rows.length === 0) return <NoPayments search={unfiltered} total={0} />;
  return <PaymentTable payments={rows} caption={t('front.last.title')} now={askedAt} />;
}

/** The wallet's front page: what it holds, what is due, how to fill it, what moved last. */
export function Component() {
  const { t } = useTranslation('wallet');
  const lang = useLang();
  const { topUp, askedAt } = useLoaderData<typeof loader>();
  // The news stay when the page asks anew for the balance, although the tab has forgotten the top-up by then.
  const [begun, setBegun] = useState(topUp);
  if (topUp && topUp !== begun) setBegun(topUp);
  return (
    <div className={styles.page}>
      <title>{`${t('front.metaTitle')} · ${product.name}`}</title>
      <header className={styles.header}>
        <h1>{t('front.title')}</h1>
        <p className={styles.lead}>{t('front.lead')}</p>
      </header>
      {begun && (
        <Suspense>
          <Begun asked={begun} />
        </Suspense>
      )}
      <Suspense key={`wallet-${askedAt}`} fallback={<WalletSkeleton label={t('front.loading')} />}>
        <Wallet />
      </Suspense>
      <Card
        title={t('front.last.title')}
        aside={<Link to={paths.payments.href(lang)}>{t('front.last.all')}</Link>}
      >
        <Suspense
          key={`payments-${askedAt}`}
          fallback={<PurchaseTableSkeleton rows={newest.limit} label={t('payments.loading')} />}
        >
          <LastPayments />
        </Suspense>
      </Card>
    </div>
  );
}
