import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { PresentActions } from '@/features/presents/PresentActions';
import { PresentCard } from '@/features/presents/PresentCard';
import { verdictOn } from '@/features/presents/PresentVerdict';
import { isAwaited, openPresentCode, redeemedPresent } from '@/features/presents/presentCode';
import { TakenPage } from '@/features/presents/TakenPresent';
import { query } from '@/data/account/operations';
import { PresentDocument } from '@/data/generated/presents';
import { langOf, useLang } from '@/i18n/lang';
import { linkCodeAt } from '@/lib/linkCode';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/list/Empty';
import { FailureNotice } from '@/ui/FailureNotice';
import { PageMeta } from '@/ui/PageMeta';
import { Loading, Skeleton } from '@/ui/Skeleton';

/** Loads the gift for the link's code. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const code = openPresentCode(linkCodeAt(new URL(request.url)));
  return {
    code,
    now: Date.now(),
    answer: query(PresentDocument, { lang: langOf(params), variables: { code } }),
  };
}

function Opened() {
  const { t } = useTranslation('presents');
  const lang = useLang();
  const { code, now, answer } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const result = use(answer);
  if ('failure' in result)
    return <FailureNotice failure={result.failure} title={t('failed')} onRetry={() => void revalidate()} />;
  const { present } = result.data;
  const redeemed = code === '' ? redeemedPresent() : undefined;
  if (!present && redeemed) return <TakenPage itemId={redeemed.itemId} />;
  if (!present)
    return (
      <Empty
        isPage
        title={t('unknown.title')}
        action={<ButtonLink to={paths.landing.href(lang)}>{t('unknown.action')}</ButtonLink>}
      >
        <p>{t('unknown.text')}</p>
      </Empty>
    );
  return (
    <PresentCard
      key={present.id}
      present={present}
      isWrapped={!present.isOwn && !isAwaited(code) && verdictOn(present, now) === undefined}
    >
      <PresentActions present={present} code={code} now={now} />
    </PresentCard>
  );
}

/** The page that gift links open. */
export function Component() {
  const { t } = useTranslation('presents');
  return (
    <>
      <PageMeta title={t('metaTitle')} hidden />
      <Suspense
        fallback={
          <div className="stack">
            <h1>{t('loading')}</h1>
            <p className="muted">{t('loadingText')}</p>
            <Loading label={t('loading')}>
              <Skeleton shape="block" />
            </Loading>
          </div>
        }
      >
        <Opened />
      </Suspense>
    </>
  );
}
