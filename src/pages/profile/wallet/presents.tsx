import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { LoadFailure } from '@/features/auth/LoadFailure';
import { BoughtPresents } from '@/features/presents/BoughtPresents';
import { presentsPerPage, readPresentsPage } from '@/features/presents/boughtSearch';
import { PresentsSkeleton } from '@/features/presents/PresentsSkeleton';
import { ask } from '@/graphql/client/answer';
import { PresentsDocument } from '@/graphql/generated/presents';
import { langOf, useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { product } from '@/shared/product';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { Pagination } from '@/ui/Pagination';
import styles from '@/pages/profile/wallet/purchases.module.css';

/** Asks for the page of the list that the address names; `askedAt` (milliseconds) also tells what is over by now. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const page = readPresentsPage(new URL(request.url).searchParams);
  const answer = ask(langOf(params), PresentsDocument, {
    offset: (page - 1) * presentsPerPage,
    limit: presentsPerPage,
  });
  return { page, answer, askedAt: Date.now() };
}

/** Stands where the list would: nothing given yet, or a page past the end. */
function NoPresents({ total }: { total: number }) {
  const { t } = useTranslation('presents');
  const lang = useLang();
  if (total > 0)
    return (
      <Empty
        title={t('bought.noSuchPage.title')}
        action={<ButtonLink to={paths.presents.href(lang)}>{t('bought.noSuchPage.first')}</ButtonLink>}
      >
        <p>{t('bought.noSuchPage.text')}</p>
      </Empty>
    );
  return (
    <Empty
      title={t('bought.empty.title')}
      action={
        <ButtonLink variant="primary" to={`${paths.landing.href(lang)}#catalogue`}>
          {t('bought.empty.toProducts')}
        </ButtonLink>
      }
    >
      <p>{t('bought.empty.text')}</p>
    </Empty>
  );
}

function Presents() {
  const { t } = useTranslation('presents');
  const { page, answer, askedAt } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const result = use(answer);
  if ('failure' in result) return <LoadFailure failure={result.failure} title={t('bought.failed')} />;

  const { Presents: presents, Pagination: pages } = result.data.presents;
  if (presents.length === 0) return <NoPresents total={pages.total} />;
  return (
    <>
      <p className={styles.count} role="status">
        {t('bought.count', { count: pages.total })}
      </p>
      <BoughtPresents presents={presents} now={askedAt} onSent={() => void revalidate()} />
      <Pagination label={t('bought.pages')} page={page} totalPages={pages.totalPages} />
    </>
  );
}

/** Everything the signed-in person bought for others. */
export function Component() {
  const { t } = useTranslation('presents');
  const { page } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <title>{`${t('bought.metaTitle')} · ${product.name}`}</title>
      <header className={styles.header}>
        <h1>{t('bought.title')}</h1>
        <p className={styles.lead}>{t('bought.lead')}</p>
      </header>
      {/* A page of the list has its own skeleton; asking for the same one again leaves it in place. */}
      <Suspense key={page} fallback={<PresentsSkeleton />}>
        <Presents />
      </Suspense>
    </div>
  );
}
