import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { LoadFailure } from '@/features/auth/LoadFailure';
import { ReceiptDocument } from '@/features/wallet/ReceiptDocument';
import { ReceiptTools } from '@/features/wallet/ReceiptTools';
import { ask } from '@/graphql/client/answer';
import { ReceiptDocument as ReceiptQuestion } from '@/graphql/generated/payments';
import { langOf, useLang } from '@/i18n/lang';
import { loadMessages } from '@/i18n/loadMessages';
import { isLang } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { product } from '@/shared/product';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { Loading, Skeleton } from '@/ui/Skeleton';
import styles from '@/pages/profile/wallet/receipt.module.css';

/** Asks for the receipt and its words in the language that the address names (`?in=fr`), else the page's. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const pageLang = langOf(params);
  const wanted = new URL(request.url).searchParams.get('in');
  const lang = isLang(wanted) ? wanted : pageLang;
  const asked = ask(pageLang, ReceiptQuestion, { transactionId: params['id'] ?? '', language: lang });
  const answer = Promise.all([asked, loadMessages(lang, ['receipt'])]).then(([receipt]) => receipt);
  return { lang, answer, askedAt: Date.now() };
}

function Receipt() {
  const { t } = useTranslation('receipt');
  const pageLang = useLang();
  const { lang, answer } = useLoaderData<typeof loader>();
  const result = use(answer);
  if ('failure' in result) return <LoadFailure failure={result.failure} title={t('failed')} />;
  const { receipt } = result.data;
  if (!receipt)
    return (
      <Empty
        title={t('none.title')}
        action={<ButtonLink to={paths.payments.href(pageLang)}>{t('toPayments')}</ButtonLink>}
      >
        <p>{t('none.text')}</p>
      </Empty>
    );
  return (
    <>
      <ReceiptTools lang={lang} />
      <ReceiptDocument receipt={receipt} lang={lang} />
    </>
  );
}

function ReceiptSkeleton() {
  const { t } = useTranslation('receipt');
  return (
    <Loading label={t('loading')}>
      <div className={styles.skeleton}>
        <Skeleton shape="control" width="half" />
        <Skeleton shape="title" width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </Loading>
  );
}

/** The receipt of a payment, to be read, kept or printed in any of the site's languages. */
export function Component() {
  const { t } = useTranslation('receipt');
  const { askedAt } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <title>{`${t('metaTitle')} · ${product.name}`}</title>
      <h1 className={styles.heading}>{t('metaTitle')}</h1>
      <Suspense key={askedAt} fallback={<ReceiptSkeleton />}>
        <Receipt />
      </Suspense>
    </div>
  );
}
