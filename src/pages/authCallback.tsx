import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { AuthPage } from '@/features/auth/AuthPage';
import { CallbackFailure } from '@/features/auth/CallbackFailure';
import { CallbackPending } from '@/features/auth/CallbackPending';
import { acceptAuthCode, exchangeAuthCode } from '@/features/auth/exchangeAuthCode';
import { LinkProof } from '@/features/auth/LinkProof';
import { LinkSecondFactor } from '@/features/auth/LinkSecondFactor';
import { AcceptLogin } from '@/features/links/AcceptLogin';
import { langOf, useLang } from '@/i18n/lang';
import { linkCodeAt } from '@/lib/linkCode';
import { paths } from '@/shared/paths';

const codeOf = (request: Request): string => linkCodeAt(new URL(request.url)) ?? '';

/** Starts the exchange of the link's code; `startedAt` (milliseconds) identifies the attempt. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const code = codeOf(request);
  return { code, exchange: exchangeAuthCode(code, langOf(params)), startedAt: Date.now() };
}

function Outcome() {
  const { t } = useTranslation(['auth', 'links']);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { code, exchange } = useLoaderData<typeof loader>();
  const outcome = use(exchange);
  if ('whose' in outcome)
    return (
      <AuthPage metaTitle={t('callback.metaTitle')} title={t('links:ask.title')}>
        <AcceptLogin
          whose={outcome.whose}
          onAccept={() => {
            void acceptAuthCode(code, lang);
            void revalidate();
          }}
        />
      </AuthPage>
    );
  if ('failure' in outcome && outcome.failure.code === 'TWO_FACTOR_REQUIRED')
    return <LinkSecondFactor code={code} />;
  if ('failure' in outcome && outcome.failure.code === 'PASSWORD_REQUIRED') return <LinkProof code={code} />;
  if ('failure' in outcome) return <CallbackFailure refusal={outcome} onRetry={() => void revalidate()} />;
  return <Navigate replace to={outcome.returnTo ?? paths.profile.href(lang)} />;
}

/**
 * Landing page of login links: signs in once any required proof is given, then continues. A link for another person's
 * account asks for confirmation first.
 */
export function Component() {
  const { startedAt } = useLoaderData<typeof loader>();
  return (
    <Suspense key={startedAt} fallback={<CallbackPending />}>
      <Outcome />
    </Suspense>
  );
}
