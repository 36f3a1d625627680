import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { AuthPage } from '@/features/auth/AuthPage';
import { describeReminders } from '@/features/links/paymentReminders';
import { ReminderChoice } from '@/features/links/ReminderChoice';
import { langOf, useLang } from '@/i18n/lang';
import { linkCodeAt } from '@/lib/linkCode';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { Spinner } from '@/ui/Spinner';

/** Asks what is wanted so far. Only a press on the page changes it: a mail scanner opens links too. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const code = linkCodeAt(new URL(request.url)) ?? '';
  return { code, answer: describeReminders(code, langOf(params)) };
}

function Opened() {
  const { t } = useTranslation('links');
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { code, answer } = useLoaderData<typeof loader>();
  const result = use(answer);
  const metaTitle = t('reminders.title');
  if ('failure' in result)
    return (
      <AuthPage metaTitle={metaTitle} title={t('order.failed')}>
        <FailureNotice failure={result.failure} onRetry={() => void revalidate()} />
      </AuthPage>
    );
  if (!result.reminders)
    return (
      <AuthPage metaTitle={metaTitle} title={t('order.unknown.title')} lead={t('order.unknown.text')}>
        <div className="cluster">
          <ButtonLink to={paths.landing.href(lang)}>{t('order.home')}</ButtonLink>
        </div>
      </AuthPage>
    );
  return (
    <AuthPage metaTitle={metaTitle} title={metaTitle}>
      <ReminderChoice reminders={result.reminders} code={code} />
    </AuthPage>
  );
}

/** Where the link lands by which reminders of unfinished payments are stopped. */
export function Component() {
  const { t } = useTranslation('links');
  return (
    <Suspense
      fallback={
        <AuthPage metaTitle={t('reminders.title')} title={t('order.loading')}>
          <p role="status">
            <Spinner />
          </p>
        </AuthPage>
      }
    >
      <Opened />
    </Suspense>
  );
}
