import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Loaded } from '@/features/account/Loaded';
import { loadDream } from '@/features/dreams/dreamCalls';
import { DreamSkeleton } from '@/features/dreams/DreamSkeleton';
import { dreamsHref } from '@/features/dreams/dreamSearch';
import { DreamView } from '@/features/dreams/DreamView';
import { useCurrencyChange } from '@/features/dreams/useCurrencyChange';
import type { DreamQuery } from '@/data/generated/dreams';
import { langOf, useLang } from '@/i18n/lang';
import { BackLink } from '@/ui/BackLink';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/list/Empty';
import { PageMeta } from '@/ui/PageMeta';

/** Loads the dream in the URL. */
export function loader({ params }: LoaderFunctionArgs) {
  const { id = '' } = params;
  return { id, answer: loadDream(langOf(params), id) };
}

function Shown({ dream }: DreamQuery) {
  const { t } = useTranslation('dreams');
  const lang = useLang();
  if (dream)
    return (
      <>
        <PageMeta title={dream.title} hidden />
        <DreamView dream={dream} />
      </>
    );
  return (
    <>
      <PageMeta title={t('notFound.title')} hidden />
      <h1>{t('notFound.title')}</h1>
      <Empty
        title={t('notFound.text')}
        action={<ButtonLink to={dreamsHref(lang)}>{t('notFound.back')}</ButtonLink>}
      />
    </>
  );
}

/** A single dream's page, as linked when shared. */
export function Component() {
  const { t } = useTranslation('dreams');
  const lang = useLang();
  const { id, answer } = useLoaderData<ReturnType<typeof loader>>();
  useCurrencyChange();
  return (
    <div className="stack">
      <BackLink to={dreamsHref(lang)}>{t('back')}</BackLink>
      <Loaded
        key={id}
        answer={answer}
        failed={t('failedOne')}
        heading={
          <>
            <PageMeta title={t('metaTitle')} hidden />
            <h1>{t('metaTitle')}</h1>
          </>
        }
        skeleton={
          <>
            <PageMeta title={t('metaTitle')} hidden />
            <DreamSkeleton />
          </>
        }
      >
        {(data) => <Shown {...data} />}
      </Loaded>
    </div>
  );
}
