import { Suspense, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import type { Outcome } from '@/data/requestError';
import { AuthPage } from '@/features/auth/AuthPage';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { Spinner } from '@/ui/Spinner';

interface LinkPageProps<T> {
  /** Document title, without the product name. */
  metaTitle: string;
  /** What the link's code refers to; null for an unknown code. Never rejects. */
  answer: Promise<Outcome<T | null>>;
  children: (described: T) => ReactNode;
}

function Described<T>({ metaTitle, answer, children }: LinkPageProps<T>) {
  const { t } = useTranslation('links');
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const outcome = use(answer);
  if ('failure' in outcome)
    return (
      <AuthPage metaTitle={metaTitle} title={t('order.failed')}>
        <FailureNotice failure={outcome.failure} onRetry={() => void revalidate()} />
      </AuthPage>
    );
  if (outcome.data === null)
    return (
      <AuthPage metaTitle={metaTitle} title={t('order.unknown.title')} lead={t('order.unknown.text')}>
        <div className="cluster">
          <ButtonLink to={paths.landing.href(lang)}>{t('order.home')}</ButtonLink>
        </div>
      </AuthPage>
    );
  return children(outcome.data);
}

/** A page opened from an emailed link, with its states for loading, failure and unknown links. */
export function LinkPage<T>(props: LinkPageProps<T>) {
  const { t } = useTranslation('links');
  return (
    <Suspense
      fallback={
        <AuthPage metaTitle={props.metaTitle} title={t('order.loading')} lead={t('order.loadingText')}>
          <p role="status">
            <Spinner />
          </p>
        </AuthPage>
      }
    >
      <Described {...props} />
    </Suspense>
  );
}
