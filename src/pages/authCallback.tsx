import { Suspense, use } from 'react';
import { Navigate, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { CallbackFailure } from '@/features/auth/CallbackFailure';
import { CallbackPending } from '@/features/auth/CallbackPending';
import { exchangeAuthCode } from '@/features/auth/exchangeAuthCode';
import { langOf, useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';

/** Starts the exchange of the link's code; `startedAt` (milliseconds) tells one try from the next. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get('code') ?? '';
  return { exchange: exchangeAuthCode(code, langOf(params)), startedAt: Date.now() };
}

function Outcome() {
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const outcome = use(useLoaderData<typeof loader>().exchange);
  if ('failure' in outcome)
    return <CallbackFailure failure={outcome.failure} onRetry={() => void revalidate()} />;
  return <Navigate replace to={outcome.returnTo ?? paths.profile.href(lang)} />;
}

/** Where an e-mailed link lands: signs in and goes on to where the link was asked for. */
export function Component() {
  const { startedAt } = useLoaderData<typeof loader>();
  return (
    <Suspense key={startedAt} fallback={<CallbackPending />}>
      <Outcome />
    </Suspense>
  );
}
