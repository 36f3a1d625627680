import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { PresentActions } from '@/features/presents/PresentActions';
import { PresentCard } from '@/features/presents/PresentCard';
import { ask } from '@/graphql/client/answer';
import { PresentDocument } from '@/graphql/generated/presents';
import { langOf, useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { FailureNotice } from '@/ui/FailureNotice';
import { PageMeta } from '@/ui/PageMeta';
import { Loading, Skeleton } from '@/ui/Skeleton';

/** Asks for the present of the link's code. */
export function loader({ params }: LoaderFunctionArgs) {
  const { code = '' } = params;
  return { code, answer: ask(langOf(params), PresentDocument, { code }) };
}

function Opened() {
  const { t } = useTranslation('presents');
  const lang = useLang();
  const { code, answer } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const result = use(answer);
  if ('failure' in result)
    return <FailureNotice failure={result.failure} title={t('failed')} onRetry={() => void revalidate()} />;
  const { present } = result.data;
  if (!present)
    return (
      <Empty
        title={t('unknown.title')}
        action={<ButtonLink to={paths.landing.href(lang)}>{t('unknown.action')}</ButtonLink>}
      >
        <p>{t('unknown.text')}</p>
      </Empty>
    );
  return (
    <PresentCard present={present}>
      <PresentActions key={present.id} present={present} code={code} />
    </PresentCard>
  );
}

/** Where a present's link lands. */
export function Component() {
  const { t } = useTranslation('presents');
  return (
    <>
      <PageMeta title={t('metaTitle')} hidden />
      <Suspense
        fallback={
          <Loading label={t('loading')}>
            <Skeleton shape="title" width="half" />
            <Skeleton shape="block" />
          </Loading>
        }
      >
        <Opened />
      </Suspense>
    </>
  );
}
